import type FileSystem from 'node:fs'
import type { ReactElement } from 'react'

declare const __non_webpack_require__: NodeRequire

/** The data of a page, by what its query asks for. */
export type PageWithBlocks = Record<string, unknown> & { universityPage?: { blocks?: readonly { name: string }[] } | null }

/** What the templates ask for whose pages can be passed on (components/share-page.tsx). */
const shared = ['universityNews', 'universityArchivedNews', 'universityAnnouncement', 'universityEvent', 'universityVacancy', 'universityDissertation', 'universityDoctoral']

/** The chunks of the blocks in a page. */
export function blockChunks(data: PageWithBlocks): string[] {
  const ofEditors = data.universityPage?.blocks?.map(({ name }) => blockChunk(name)) ?? []
  return [...new Set(ofEditors), ...(shared.some((field) => data[field]) ? ['share'] : [])]
}

let stylesOfChunks: Record<string, string[]> | undefined

/**
 * The styles of the blocks in a page, for its head. Gatsby only puts in those of the template: a block is a chunk of its
 * own, whose styles would come with its script, long after its HTML. With this mark the script knows that they are there.
 */
export function blockStyles(data: PageWithBlocks): ReactElement[] {
  const files = new Set(blockChunks(data).flatMap((name) => readStats()[name]?.filter((file) => file.endsWith('.css')) ?? []))
  return [...files].map((file) => <style key={file} data-href={`/${file}`} dangerouslySetInnerHTML={{ __html: fs().readFileSync(`public/${file}`, 'utf8') }} />)
}

/** Chunk → its files. Written before pages are rendered. */
function readStats(): Record<string, string[]> {
  stylesOfChunks ??= (JSON.parse(fs().readFileSync('public/webpack.stats.json', 'utf8')) as { assetsByChunkName: Record<string, string[]> }).assetsByChunkName
  return stylesOfChunks
}

function fs(): Pick<typeof FileSystem, 'readFileSync'> {
  return __non_webpack_require__('node:fs') as Pick<typeof FileSystem, 'readFileSync'>
}

/** `PriceEducation` → `block-price-education`: its chunk is called like its folder. */
function blockChunk(name: string): string {
  return `block-${name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`
}
