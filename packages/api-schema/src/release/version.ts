/** How far a version must move: `major` breaks callers, `minor` adds, `patch` only says things otherwise. */
export type Impact = 'major' | 'minor' | 'patch'

export type Version = readonly [major: number, minor: number, patch: number]

/** @throws Error for anything but `1.2.3` */
export function parseVersion(text: string): Version {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text)
  if (!match) throw new Error(`info.version must be like 1.2.3, not ${JSON.stringify(text)}`)
  return [Number(match[1]), Number(match[2]), Number(match[3])]
}

/**
 * The least version that may follow `released` when the contract changed so. Before 1.0.0 nothing is promised, so that
 * the middle number moves for what breaks and the last for everything else.
 */
export function nextVersion([major, minor, patch]: Version, impact: Impact): Version {
  if (major === 0) return impact === 'major' ? [0, minor + 1, 0] : [0, minor, patch + 1]
  if (impact === 'major') return [major + 1, 0, 0]
  return impact === 'minor' ? [major, minor + 1, 0] : [major, minor, patch + 1]
}

export function isAtLeast(version: Version, least: Version): boolean {
  const index = version.findIndex((number, place) => number !== least[place])
  return index < 0 || (version[index] ?? 0) > (least[index] ?? 0)
}
