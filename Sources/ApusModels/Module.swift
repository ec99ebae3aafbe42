// What a model file compiles against in an app.
//
// A site's model files are plain Swift. Apus reads them by itself; an app adds them to a target
// that depends on this library and gets the same types, which decode the JSON that Apus writes for
// every entry. A field's JSON key is its Swift name.
//
// `Entry`, `Component` and `Choice` say what a type is; the property wrappers in the folder
// `Attributes` store only the value: Apus checks what they require when the site is built. The
// types in the folder `Types` are the values of content, and need no Foundation.
