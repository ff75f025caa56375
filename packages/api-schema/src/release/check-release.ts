import { hasEntry } from './changelog'
import type { Change } from './contract-changes'
import { isAtLeast, nextVersion, parseVersion, type Impact } from './version'

export interface ReleaseState {
  /** `info.version` of the last release. */
  released: string
  /** `info.version` now. */
  current: string
  /** Worst first. */
  changes: Change[]
  changelog: string
}

export interface Judgement {
  ok: boolean
  /** For people, a line each. */
  lines: string[]
}

const words: Record<Impact, string> = { major: 'breaks callers', minor: 'adds', patch: 'says otherwise' }

/** Whether the version and the changelog account for what changed since the last release. */
export function checkRelease({ released, current, changes, changelog }: ReleaseState): Judgement {
  const [worst] = changes
  const now = parseVersion(current)
  const before = parseVersion(released)
  const told = changes.filter(({ impact }, index) => impact === 'major' || index < 20).map(({ impact, text }) => `  ${words[impact]}: ${text}`)
  const rest = changes.length - told.length
  const lines = [...told, ...(rest > 0 ? [`  and ${rest} more`] : [])]
  if (!worst && current === released) return { ok: true, lines: [`The contract is that of release ${released}.`] }
  if (worst && current === released) {
    return { ok: false, lines: [`The contract changed, and its version is still that of the release. ${demand(released, worst.impact)}`, ...lines] }
  }
  if (!isAtLeast(now, worst ? nextVersion(before, worst.impact) : before)) {
    return { ok: false, lines: [worst ? `Version ${current} is too low after ${released}. ${demand(released, worst.impact)}` : `Version ${current} is lower than the released ${released}.`, ...lines] }
  }
  if (!hasEntry(changelog, current)) {
    return { ok: false, lines: [`CHANGELOG.md says nothing of ${current}: it needs a heading "## ${current}" with at least one line "- …".`, ...lines] }
  }
  return { ok: true, lines: [`Version ${current} accounts for what changed since ${released}${changes.length > 0 ? ':' : '.'}`, ...lines] }
}

function demand(released: string, impact: Impact): string {
  return `Set info.version in openapi.yaml to ${nextVersion(parseVersion(released), impact).join('.')} or higher, and say in CHANGELOG.md what changed.`
}
