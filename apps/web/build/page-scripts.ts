import type { SitePage } from '../gatsby/list-pages'
import type { Bundle, Scripts } from './bundle'
import { startData, type Start } from './late-scripts'
import { dataFile } from './site-folder'

/** Names of scripts in a page. */
export interface PageScripts {
  start: Start
  compilationHash: string
}

/** The scripts that every page has, those of the template and the messages of this one, and the data that Gatsby's loader asks for. */
export function scriptsOf({ path: address, template, context: { language, messages } }: Pick<SitePage, 'path' | 'template' | 'context'>, templates: Bundle['templates'], { files, chunks, compilationHash }: Scripts): PageScripts {
  const named = [templates[template]?.chunk, `messages-${language}`, messages && `${messages}-${language}`]
  const scripts = [...new Set([...files, ...named.flatMap((chunk) => chunks[chunk ?? ''] ?? [])])]
  return { start: { scripts, data: ['/page-data/app-data.json', `/${dataFile(address)}`] }, compilationHash }
}

/**
 * A page that is the same but for the names of its scripts: any change of the code changes the names of some of them.
 *
 * @returns undefined for a page that does not name each of the former ones once
 */
export function withScripts(html: string, from: PageScripts, to: PageScripts): string | undefined {
  const pairs = [[startData(from.start), startData(to.start)] as const, [`___webpackCompilationHash="${from.compilationHash}"`, `___webpackCompilationHash="${to.compilationHash}"`] as const]
  let renamed = html
  for (const [former, next] of pairs) {
    const [before, after, ...more] = renamed.split(former)
    if (before === undefined || after === undefined || more.length > 0) return undefined
    renamed = `${before}${next}${after}`
  }
  return renamed
}
