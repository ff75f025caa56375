import type FileSystem from 'node:fs'
import type { ReactElement } from 'react'

declare const __non_webpack_require__: NodeRequire

/** What is asked of the data of a page. */
export interface PageWithBlocks {
  universityPage?: { blocks?: readonly { name: string }[] } | null
}

let stylesOfChunks: Record<string, string[]> | undefined

/**
 * The styles of the blocks in a page, for its head. Gatsby only puts in those of the template: a block is a chunk of its
 * own, whose styles would come with its script, long after its HTML. With this mark the script knows that they are there.
 */
export function blockStyles({ universityPage }: PageWithBlocks): ReactElement[] {
  const names = new Set(universityPage?.blocks?.map(({ name }) => blockChunk(name)))
  const files = new Set([...names].flatMap((name) => readStats()[name]?.filter((file) => file.endsWith('.css')) ?? []))
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
export function blockChunk(name: string): string {
  return `block-${name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`
}
