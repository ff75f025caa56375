import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

/** What of the code the pages are made of: the files that webpack found from one to the next. */
export interface UsedCode {
  /** Files below the root and packages (`node_modules/antd`), with what names their content. */
  files: Record<string, string>
  /** What every page is made of; names of `files`. */
  everywhere: string[]
  /** What is used beside that: by pages of a template (`component---…`), by pages with a block (`block-…`), by a template's own island (`island-…`), by those that can be passed on (`share`). */
  parts: Record<string, string[]>
}

/** Where the plugin writes. @param web folder of the app */
export function usedCodeFile(web: string): string {
  return path.join(web, '.cache/used-code.json')
}

/** Of webpack, as far as it is asked. */
interface Module {
  /** File and query. */
  resource?: string
  /** What was asked for, of modules that stay outside the bundle. */
  userRequest?: string
  dependencies: object[]
  blocks: AsyncBlock[]
}

interface AsyncBlock {
  chunkName?: string | null
  dependencies: object[]
  blocks: AsyncBlock[]
}

interface Compilation {
  entries: ReadonlyMap<string, { dependencies: object[] }>
  moduleGraph: { getModule(dependency: object): Module | null }
  /** Before modules are put into one another. */
  hooks: { finishModules: { tapPromise(name: string, work: () => Promise<void>): void } }
}

export interface Compiler {
  hooks: { thisCompilation: { tap(name: string, work: (compilation: Compilation) => void): void } }
}

/** Parts that not every page uses; their chunks are called so. */
export const isPart = (chunk: string) => /^(component---|block-|island-|share$)/.test(chunk)

/**
 * Plugin of webpack: writes {@link UsedCode} of what it compiles. Imports by chunks of their own count as used by whoever imports them,
 * but for those of parts.
 */
export class UsedCodePlugin {
  /** @param root of the repository; paths are told from there */
  constructor(
    private readonly file: string,
    private readonly root: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('UsedCode', (compilation) => {
      compilation.hooks.finishModules.tapPromise('UsedCode', async () => {
        await fs.mkdir(path.dirname(this.file), { recursive: true })
        await fs.writeFile(this.file, JSON.stringify(await usedCode(compilation, this.root)))
      })
    })
  }
}

async function usedCode({ entries, moduleGraph }: Compilation, root: string): Promise<UsedCode> {
  const starts = new Map<string, object[]>()
  const everywhere = walk([...entries.values()].flatMap(({ dependencies }) => dependencies))
  const parts = new Map<string, Set<Module>>()
  // A part may lead to others.
  for (let chunks = [...starts.keys()]; chunks.length > 0; chunks = [...starts.keys()].filter((chunk) => !parts.has(chunk))) {
    for (const chunk of chunks) parts.set(chunk, walk(starts.get(chunk) ?? []))
  }

  const files: Record<string, string> = {}
  const namesOf = async (modules: Iterable<Module>, known: readonly string[]) => {
    const names = new Set<string>()
    for (const module of modules) {
      const source = sourceOf(module, root)
      const hash = source && (files[source.name] ?? (await hashOf(source.file)))
      if (!hash) continue
      names.add(source.name)
      files[source.name] = hash
    }
    return [...names].filter((name) => !known.includes(name)).sort()
  }
  const shared = await namesOf(everywhere, [])
  const found: UsedCode['parts'] = {}
  for (const [chunk, modules] of [...parts].sort()) found[chunk] = await namesOf(modules, shared)
  return { files: Object.fromEntries(Object.entries(files).sort()), everywhere: shared, parts: found }

  /** Whatever they lead to; where it comes to a part, it only remembers it. */
  function walk(dependencies: readonly object[]): Set<Module> {
    const modules = new Set<Module>()
    const left = [...dependencies]
    const follow = (blocks: readonly AsyncBlock[]) => {
      for (const block of blocks) {
        if (block.chunkName && isPart(block.chunkName)) starts.set(block.chunkName, [...(starts.get(block.chunkName) ?? []), ...block.dependencies])
        else left.push(...block.dependencies)
        follow(block.blocks)
      }
    }
    for (let next = left.pop(); next; next = left.pop()) {
      const module = moduleGraph.getModule(next)
      if (!module || modules.has(module)) continue
      modules.add(module)
      left.push(...module.dependencies)
      follow(module.blocks)
    }
    return modules
  }
}

/** @returns undefined for what is no file of the code: what Gatsby writes while it compiles */
function sourceOf({ resource, userRequest = '' }: Module, root: string): { name: string; file: string } | undefined {
  const [file = ''] = (resource ?? userRequest).split('?')
  const inPackage = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1]
  const asPackage = /^(?:@[\w.-]+\/)?[\w-][\w.-]*/.exec(file)?.[0]
  const folder = inPackage ?? (asPackage && path.join(root, 'node_modules', asPackage))
  if (folder) return { name: path.relative(root, folder), file: path.join(folder, 'package.json') }
  if (!file.startsWith(`${root}/`) || file.includes('/.cache/')) return undefined
  return { name: path.relative(root, file), file }
}

/** @returns undefined where there is no such file: of what is built into Node */
async function hashOf(file: string): Promise<string | undefined> {
  const content = await fs.readFile(file).catch(() => undefined)
  return content && createHash('sha256').update(content).digest('hex').slice(0, 12)
}
