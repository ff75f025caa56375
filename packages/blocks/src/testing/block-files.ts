/** Blocks that have the name of a list on pages of its own: the files of what editors embed. */
const filesOfEmbedded: Record<string, string> = { ContentBlock: 'embedded-content', EventsPlugin: 'events-block', NewsPlugin: 'news-block' }

export interface BlockFiles {
  /** Below `src`. */
  folder: string
  /** What the names of its files begin with: `price-education.tsx`, `price-education.fixtures.ts`. */
  file: string
}

/** Where a block of the registry is, by its name. */
export function filesOfBlock(name: string): BlockFiles {
  const folder = name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  return { folder, file: filesOfEmbedded[name] ?? folder }
}

/** What the file of a view exports: `price-education` → `PriceEducation`. */
export function viewName(file: string): string {
  return file.replace(/(^|-)./g, (letter) => letter.slice(-1).toUpperCase())
}
