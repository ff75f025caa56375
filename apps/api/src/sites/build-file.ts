import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What a build writes beside its pages for whoever serves them, read anew when another file is in its place.
 *
 * @param read makes sense of what the file holds; given undefined where there is none, or it is no JSON
 * @returns the content for a folder of a built site
 */
export function buildFile<Content>(name: string, read: (value: unknown) => Content): (siteDir: string) => Content {
  const known = new Map<string, { stamp: string; content: Content }>()
  const none = read(undefined)
  return (siteDir) => {
    const file = join(siteDir, name)
    // A link is none of the build's (static-file.ts).
    const stats = lstatSync(file, { throwIfNoEntry: false })
    if (!stats?.isFile()) return none
    const stamp = `${stats.ino} ${stats.mtimeMs} ${stats.size}`
    const held = known.get(siteDir)
    if (held?.stamp === stamp) return held.content

    let content = none
    try {
      content = read(JSON.parse(readFileSync(file, 'utf8')))
    } catch (error) {
      // That it cannot be read now may pass.
      if (!(error instanceof SyntaxError)) return none
    }
    known.set(siteDir, { stamp, content })
    return content
  }
}
