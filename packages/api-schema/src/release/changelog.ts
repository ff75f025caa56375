/** Whether a changelog (https://keepachangelog.com) says something under the heading of a version. */
export function hasEntry(changelog: string, version: string): boolean {
  const sections = changelog.split(/^## /m).slice(1)
  const own = sections.find((section) => headingVersion(section) === version)
  return own !== undefined && own.split('\n').slice(1).some((line) => /^\s*[-*] +\S/.test(line))
}

/** `## 1.2.0`, `## [1.2.0]`, `## [1.2.0] - 2026-11-21`. */
function headingVersion(section: string): string | undefined {
  return /^\[?v?(\d+\.\d+\.\d+)\]?(\s|$)/.exec(section)?.[1]
}
