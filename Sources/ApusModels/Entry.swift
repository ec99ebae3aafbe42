/// A model of content that has a key, a slug and pages of its own.
public protocol Entry: Codable, Hashable, Sendable {}

/// A part of an entry.
public protocol Component: Codable, Hashable, Sendable {}

/// What a reader keeps about themselves on their own device: forms are made of it, and nothing of it
/// is ever in what is built.
public protocol DeviceRecord: Codable, Hashable, Sendable {}

/// A choice between texts: an `enum` with cases.
public protocol Choice: RawRepresentable, CaseIterable, Codable, Hashable, Sendable
where RawValue == String {}
