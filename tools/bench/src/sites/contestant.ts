import type { Content } from './content'

/** One of the programs that build the same pages. */
export interface Contestant {
  /** For files and options: `next`. */
  name: string
  /** For people, with its version: `Next.js 16.4.6`. */
  title: string
  /** Makes everything ready for builds; nothing of it is measured. */
  prepare(content: Content): Promise<void>
  /** Removes what former builds left: output and caches. */
  forget(): void
  /** The build, as its users start it. */
  command: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Takes over what has changed in one page, or says that it knows no builds of less than everything. */
  change(content: Content, slug: string): void
  /** Folder of the built site. */
  out: string
}
