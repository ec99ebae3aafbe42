// PreviewServer: shows a built site in the browsers of this machine.
//
// `PreviewServer` answers `GET` and `HEAD` with the files of one site (`ShownSite`), in memory or in
// a folder, by libmicrohttpd. The folder `Live` informs open pages about what the last build changed
// and what is wrong (`LiveSite`, `LiveStream`, `LivePages`).
//
// It builds nothing and prints nothing, and it is not for serving a site in public.
