package import Tables

/// The identity of a function of the host: its place in `TemplateEnvironment.functions`.
package typealias HostFunctionIndex = TableIndex<HostFunction>

/// The identity of a name that a function of the host knows: its place in `HostFunction.names`.
package typealias HostNameIndex = TableIndex<HostFunctionName>

/// The elements that a `HostNameIndex` counts.
package enum HostFunctionName {}
