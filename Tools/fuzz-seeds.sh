#!/bin/sh
# Collects the documents that the fuzzers start from: those of the tests, and of the conformance
# suites and hostile inputs in the folder that APUS_TEST_DATA names, as make sets it.
set -eu
to=$1
data=${APUS_TEST_DATA:-}
golden=Tests/DocumentsTests/Golden

seed() { # program, files…
  program=$1
  shift
  mkdir -p "$to/$program"
  for file in "$@"; do
    [ -f "$file" ] || continue
    [ "$(wc -c < "$file")" -le 65536 ] || continue
    cp "$file" "$to/$program/$(echo "$file" | cksum | cut -d' ' -f1)-$(basename "$file")"
  done
}

seed FuzzJSON $golden/*.json "$data"/json-test-suite/test_parsing/*.json "$data"/hostile/json/own/*
seed FuzzYAML $golden/*.yaml Content/*.yaml Content/*/*.yaml
seed FuzzEscaping Templates/*.html Templates/*/*.html
seed FuzzHTMLRules Templates/*.html Templates/*/*.html Tests/Data/HTMLRules/documents.txt
seed FuzzTemplates Templates/*.html Templates/*/*.html
seed FuzzModels Content/Models/*.swift Tests/ApusModelsTests/Models/*.swift
seed FuzzMarkdown Tests/MarkdownTests/Golden/*.md Content/*/*.md "$data"/hostile/markdown/*/*.md
seed FuzzXML Templates/*.xml Templates/*/*.xml Templates/assets/*.svg Content/*/*/*.svg
seed FuzzAssets Templates/assets/*.css Templates/assets/*.js Templates/assets/*/*.css \
  Templates/assets/*/*.js Templates/assets/*.svg
seed FuzzMetadata Content/*/*.jpg Content/*/*/*.jpg Content/*/*/*.webp Content/*/*/*.avif \
  Templates/assets/*.png docs/images/*
seed FuzzMessages Content/messages/*.yaml Templates/messages/*.yaml
seed FuzzFrontMatter $golden/*.md $golden/*.yaml "$data"/hostile/yaml/own/*

# A photograph with nothing but metadata.
printf '\377\330\377\341\000\044Exif\000\000MM\000*\000\000\000\010\000\001\210\045\000\004\000\000\000\001\000\000\000\032\000\000\000\000\377\331' \
  > "$to/FuzzMetadata/position.jpg"

# The documents inside the files of the YAML suite, with its marks for invisible characters read.
if [ -d "$data/yaml-test-suite/src" ]; then
  awk -v to="$to/FuzzYAML" '
    FNR == 1 { on = 0; name = FILENAME; sub(".*/", "", name) }
    /^(- |  )yaml: \|/ { on = 1; count++; next }
    on && /^    / { print substr($0, 5) > (to "/suite-" count "-" name); next }
    on && /^ *$/ { print "" > (to "/suite-" count "-" name); next }
    { on = 0 }' "$data"/yaml-test-suite/src/*.yaml
  sed -i 's/␣/ /g; s/—*»/\t/g; s/↵//g; s/∎//g' "$to"/FuzzYAML/suite-*
fi

# The front matter of real recipes, which the plain reader of YAML reads.
for file in "$data"/based-cooking/content/[a-f]*.md; do
  [ -f "$file" ] || continue
  awk '/^---/ { if (seen++) exit; next } { print }' "$file" > "$to/FuzzYAML/$(basename "$file")"
done
