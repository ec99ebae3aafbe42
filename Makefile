# What people do with Apus. `make site` and `make test` install what they need themselves.

SWIFT_RELEASE = swift build -c release --product apus --static-swift-stdlib
APUS = .build/release/apus
PREFIX ?= /usr/local
# Real content and conformance suites: Tests/README.md.
export APUS_TEST_DATA ?= $(abspath ../shared/data)

.PHONY: site test soak snapshots jinja2 docs docs-site format lint bench fuzz install dist dist-twice clean

## The showcase in public/, made by a release build.
site:
	@sh Tools/setup.sh site
	$(SWIFT_RELEASE)
	$(APUS) build --portable --clock "$$(date -u +%Y-%m-%dT%H:%M:%SZ)"
	@echo "Open public/index.html, or run '$(APUS) serve' and open the address it prints."

## Everything that is checked: format, layers, all tests, the showcase and its browser tests.
test:
	@sh Tools/setup.sh test
	$(MAKE) --no-print-directory lint
	swift build --build-tests
	python3 Tools/check-layers.py
	python3 Tools/check-programs.py
	sh Tools/swift-test.sh
	.build/debug/apus build --output .build/showcase --portable
	python3 Tools/docs-site.py .build/docs-site
	.build/debug/apus build .build/docs-site --output .build/docs-public --portable --strict
	.tools/venv/bin/python -m pytest -q -n 3 --dist worksteal --timeout 120 Tests/Browser

## What takes long: all Swift tests with all that they know to try, 30,000 edits of a site and 20,000
## requests among it; the browser tests likewise, in the whole of a slow browser; fuzzing; mutations of
## the code.
soak:
	@sh Tools/setup.sh test
	swift build --build-tests
	APUS_SOAK=1 APUS_SEEDS=313 sh Tools/swift-test.sh
	.build/debug/apus build --output .build/showcase --portable
	sh Tools/interrupted-calls.sh .build/debug/apus
	APUS_SOAK=1 APUS_SLOW=300 .tools/venv/bin/python -m pytest -q -n 2 --timeout 600 Tests/Browser
	APUS_FUZZ_SECONDS=$${APUS_FUZZ_SECONDS:-300} sh Tools/fuzz.sh
	python3 Tools/mutations.py

## Records the snapshots anew and shows what changed in them.
snapshots:
	@sh Tools/setup.sh site
	-APUS_RECORD=1 swift test
	git --no-pager diff --stat --patch -- Tests

## Records anew what Jinja2 makes of the templates in Tests/Data/Templates/jinja2.
jinja2:
	python3 -m venv .tools/jinja2
	.tools/jinja2/bin/pip install -q --disable-pip-version-check 'jinja2>=3.1,<3.2'
	.tools/jinja2/bin/python Tools/record-jinja2.py
	git --no-pager diff --stat -- Tests/Data/Templates/jinja2

## The documents that the program itself writes.
docs:
	@sh Tools/setup.sh site
	swift build --product apus
	.build/debug/apus explain --all > docs/diagnostics.md

## The documentation as a site, made by Apus, in public-docs/.
docs-site:
	@sh Tools/setup.sh site
	$(SWIFT_RELEASE)
	python3 Tools/docs-site.py .build/docs-site
	$(APUS) build .build/docs-site --output public-docs --portable
	@echo "Open public-docs/index.html."

format:
	swift format -i -r Package.swift Plugins Sources Tests Tools/FileEmbedder

lint:
	swift format lint --strict -r Package.swift Plugins Sources Tests Tools/FileEmbedder
	python3 Tools/check-sizes.py
	python3 Tools/check-lists.py
	python3 Tools/check-switches.py
	python3 Tools/check-inlining.py
	python3 Tools/check-names.py

bench:
	@sh Tools/setup.sh site
	sh Benchmarks/run.sh

fuzz:
	@sh Tools/setup.sh site
	sh Tools/fuzz.sh

install:
	@sh Tools/setup.sh site
	$(SWIFT_RELEASE)
	install -D $(APUS) $(DESTDIR)$(PREFIX)/bin/apus

## One static program for any x86-64 Linux from 4.4 on, and a Debian package of it, in dist/.
dist:
	@sh Tools/setup.sh site
	sh Tools/dist/build.sh
	sh Tools/dist/check.sh

## Makes dist/ twice, the second time from nothing, and compares the bytes.
dist-twice: dist
	cp dist/SHA256SUMS dist/SHA256SUMS.first
	rm -rf .build-dist
	sh Tools/dist/build.sh
	cmp dist/SHA256SUMS.first dist/SHA256SUMS

clean:
	rm -rf .build .build-bench .build-dist .build-fuzz .tools dist public public-docs
