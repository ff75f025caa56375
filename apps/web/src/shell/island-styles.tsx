import type FileSystem from 'node:fs'
import type { ReactElement } from 'react'

declare const __non_webpack_require__: NodeRequire

/** A page by its template, `component---src-templates-news-tsx`, and what its query asks for. */
export interface PageOfTemplate {
  componentChunkName: string
  result: { data?: unknown }
}

/** What the templates ask for whose pages can be passed on (components/share-page.tsx). */
const shared = ['universityNews', 'universityArchivedNews', 'universityAnnouncement', 'universityEvent', 'universityVacancy', 'universityDissertation', 'universityDoctoral']

/** The chunks of the islands in a page. One of the template itself is called like it, `island-news-list`; where there is none, nobody misses it. */
export function islandChunks({ componentChunkName, result }: PageOfTemplate): string[] {
  const data = (result.data ?? {}) as Record<string, unknown> & { universityPage?: { blocks?: readonly { name: string }[] } | null }
  const ofEditors = data.universityPage?.blocks?.map(({ name }) => blockChunk(name)) ?? []
  const ofTemplate = componentChunkName.replace(/^component---src-templates-(.+)-tsx$/, 'island-$1')
  return [...new Set(ofEditors), ofTemplate, ...(shared.some((field) => data[field]) ? ['share'] : [])]
}

let filesOfChunks: Record<string, string[]> | undefined

/**
 * The styles of the islands in a page, for its head. Gatsby only puts in those of the template: an island is a chunk of its
 * own, whose styles would come with its script, long after its HTML. With this mark the script knows that they are there.
 */
export function islandStyles(page: PageOfTemplate): ReactElement[] {
  const files = new Set(islandChunks(page).flatMap((name) => readStats()[name]?.filter((file) => file.endsWith('.css')) ?? []))
  return [...files].map((file) => <style key={file} data-href={`/${file}`} dangerouslySetInnerHTML={{ __html: fs().readFileSync(`public/${file}`, 'utf8') }} />)
}

/** Chunk → its files. Written before pages are rendered. */
function readStats(): Record<string, string[]> {
  filesOfChunks ??= (JSON.parse(fs().readFileSync('public/webpack.stats.json', 'utf8')) as { assetsByChunkName: Record<string, string[]> }).assetsByChunkName
  return filesOfChunks
}

function fs(): Pick<typeof FileSystem, 'readFileSync'> {
  return __non_webpack_require__('node:fs') as Pick<typeof FileSystem, 'readFileSync'>
}

/** `PriceEducation` → `block-price-education`: its chunk is called like its folder. */
function blockChunk(name: string): string {
  return `block-${name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`
}
