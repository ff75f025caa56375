/** A file that was added, changed or removed. */
export interface Change {
  /** From the repository's root. */
  path: string
  /** What is in it, before and after, as far as it was and is there. Only files of content/ are looked into. */
  texts: readonly string[]
}

export interface University {
  /** Names of the folders of all sites that there can be; `main` among them. */
  sites: readonly string[]
  /** Files and folders of content/main that serve all sites. */
  shared: readonly string[]
}

/**
 * The sites that changes concern: too many rather than too few, since a site that stays the same is left alone by the build.
 *
 * @param isOfCode whether pages are made in another way
 * @returns in the order of the contract
 */
export function sitesOfChanges(changes: readonly Change[], university: University, isOfCode: boolean): string[] {
  if (isOfCode || changes.some(({ path }) => concernsAll(path, university))) return [...university.sites]
  const found = new Set(changes.flatMap((change) => sitesOfFile(change, university)))
  return university.sites.filter((site) => found.has(site))
}

/** Files that code may follow from; whose projects these are, Nx knows. */
export function filesOfCode(paths: readonly string[]): string[] {
  return paths.filter((path) => !path.startsWith('content/') && !path.startsWith('docs/') && !path.endsWith('.md'))
}

/** Folders of a site of which other sites show something: people as leaders of projects, councils and experts, blogs of the rector. */
const seenElsewhere = /^content\/[^/]+\/(people|blogs|blog-posts|blog-questions)\//

/** Pictures have no site; who shows them is written elsewhere. */
function concernsAll(path: string, { shared }: University): boolean {
  return path.startsWith('content/media/') || seenElsewhere.test(path) || shared.some((one) => path === `content/main/${one}` || path.startsWith(`content/main/${one}/`))
}

/** The importer refuses folders that no site has, so they concern nobody. */
function sitesOfFile({ path, texts }: Change, { sites }: University): string[] {
  const [content, folder = '', ...below] = path.split('/')
  if (content !== 'content' || below.length === 0 || path.endsWith('.md') || !sites.includes(folder)) return []
  const named = new Set([folder, ...texts.flatMap(sitesNamedIn)])
  return named.has('all') ? [...sites] : sites.filter((site) => named.has(site))
}

/** The sites that have settings, among files of the repository. */
export function sitesWithSettings(paths: readonly string[]): Set<string> {
  return new Set(paths.flatMap((path) => /^content\/([^/]+)\/settings\.yaml$/.exec(path)?.[1] ?? []))
}

/** What `sites:` lists, in either spelling of YAML, or `all`. The name of the next field may be among them: then it is one site more. */
function sitesNamedIn(text: string): string[] {
  return [...text.matchAll(/^[ -]*sites:([^:]*)/gm)].flatMap(([, list = '']) => list.match(/[a-z0-9][a-z0-9-]*/g) ?? [])
}
