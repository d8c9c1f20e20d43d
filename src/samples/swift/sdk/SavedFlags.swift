import Foundation
import UnleashProxyClientSwift

/// Keeps the last answers in a file, so that the next start has them before the server answers.
final class SavedFlags: StorageProvider {
    private let file: URL
    private let lock = NSLock()
    private var flags: [String: Toggle]

    init(file: URL) {
        self.file = file
        let data = try? Data(contentsOf: file)
        flags = data.flatMap { try? JSONDecoder().decode([String: Toggle].self, from: $0) } ?? [:]
    }

    func set(values: [String: Toggle]) {
        lock.lock()
        flags = values
        lock.unlock()

        let folder = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? JSONEncoder().encode(values).write(to: file, options: .atomic)
    }

    func value(key: String) -> Toggle? {
        lock.lock()
        defer { lock.unlock() }
        return flags[key]
    }

    func clear() {
        lock.lock()
        flags = [:]
        lock.unlock()
    }
}
