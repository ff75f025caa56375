import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { SitePage } from '../gatsby/list-pages'
import type { Language } from '../src/i18n/languages'
import { islandChunks } from '../src/shell/island-styles'
import type { Bundle } from './bundle'

const root = path.resolve(__dirname, '../../..')
/** What makes pages of the bundle and the content: folders, and files that they need of others. */
const makers = {
  folders: ['apps/web/build', 'apps/web/gatsby', 'apps/web/src/calendar', 'apps/web/src/i18n', 'packages/gatsby-source-university/src', 'locales'],
  files: ['blocks/site-url.ts', 'lib/absolute-url.ts', 'lib/list-sizes.ts', 'lib/person.ts', 'lib/research-profiles.ts', 'live/event-json-ld.ts', 'live/live-templates.ts', 'shell/island-styles.tsx'].map((file) => `apps/web/src/${file}`),
}
/** Among them what compiles, which shows in the bundle, and what only hands out work: no page follows from it. */
export const others = ['builder', 'cli', 'compile', 'compile-renderer', 'link-targets', 'report', 'sites-folder', 'verify', 'worker-pool'].map((name) => `apps/web/build/${name}.ts`)

/** Tests and what helps them, texts about the code, and what the API says in mails. */
const noMakers = /\.test\.tsx?$|\.md$|\/testing\/|^locales\/[a-z]+\/mail\.json$/

/** The code that pages are made of: of the same data it makes the same bytes. */
export interface Code {
  /** Names all of it. */
  id: string
  /** Files below the root, packages and styles, with what names their content. */
  files: Record<string, string>
}

/** What was compiled, and what makes pages of it, as it lies there now. */
export async function readCode(bundle: Bundle): Promise<Code> {
  const files = { ...bundle.code.files }
  const add = async (file: string) => void (files[file] = createHash('sha256').update(await fs.readFile(path.join(root, file))).digest('hex').slice(0, 12))
  for (const folder of makers.folders) {
    const entries = await fs.readdir(path.join(root, folder), { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      const file = path.relative(root, path.join(entry.parentPath, entry.name))
      if (entry.isFile() && !noMakers.test(file) && !others.includes(file)) await add(file)
    }
  }
  for (const file of makers.files) await add(file)
  const id = createHash('sha256').update(bundle.id).update(JSON.stringify(Object.entries(files).sort())).digest('hex').slice(0, 20)
  return { id, files }
}

/**
 * Tells which of the files that have changed a page is made of. Those that make all pages, those of its template, those of its blocks; of
 * the messages those of its language.
 */
export class ChangedCode {
  private readonly changed: ReadonlySet<string>
  private readonly known = new Map<string, string[]>()

  constructor(
    private readonly bundle: Bundle,
    code: Code,
    former: Code | undefined,
  ) {
    const names = Object.keys({ ...code.files, ...former?.files })
    this.changed = new Set(former && names.filter((name) => code.files[name] !== former.files[name]))
  }

  of(page: SitePage, data: unknown): string[] {
    if (this.changed.size === 0) return []
    const chunk = this.bundle.templates[page.template]?.chunk ?? ''
    const { language } = page.context
    const parts = [chunk, `${chunk}head`, ...islandChunks({ componentChunkName: chunk, result: { data } })]
    const key = [language, ...parts].join()
    const files = this.known.get(key) ?? this.filesOf(parts, language)
    this.known.set(key, files)
    return files
  }

  private filesOf(parts: string[], language: Language): string[] {
    const { code } = this.bundle
    const used = new Set([...code.everywhere, ...parts.flatMap((part) => code.parts[part] ?? [])])
    const makes = (file: string) => makers.files.includes(file) || makers.folders.some((folder) => file.startsWith(`${folder}/`))
    const isOfLanguage = (file: string) => (/^locales\/([a-z]{2})\//.exec(file)?.[1] ?? language) === language
    return [...this.changed].filter((file) => (makes(file) || used.has(file)) && isOfLanguage(file)).sort()
  }
}
