// SiteCompiler: the stages of a build in their order, for `apus build` and for a preview.
//
// `SiteCompiler` reads, checks, plans, renders and publishes. Each stage returns a value that does
// not change afterwards: `SiteSources`, `ParsedModels`, `CheckedContent`, `PlannedSite`,
// `CheckedSite`. A build whose inputs did not change is skipped (`InputDigest`); one in which only
// texts changed replaces them in the published pages (`TextDraft`), and a preview renders only what
// an edit may change (`SiteChange`, `KnownSite`). `DiagnosticManual` explains every code.
//
// It knows the order of the stages and no details: those are in the modules of the stages.
