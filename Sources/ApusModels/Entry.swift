/// A model of content that has a key, a slug and pages of its own.
public protocol Entry: Codable, Hashable, Sendable {}

/// A part of an entry.
public protocol Component: Codable, Hashable, Sendable {}

/// Data that readers keep on their own device: forms are made from it, and the built site never
/// contains any of it.
public protocol DeviceRecord: Codable, Hashable, Sendable {}

/// A choice of texts: an `enum` with cases.
public protocol Choice: RawRepresentable, CaseIterable, Codable, Hashable, Sendable
where RawValue == String {}
