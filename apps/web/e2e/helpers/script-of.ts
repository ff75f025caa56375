import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../settings'

/** Matches the address of the script of a chunk by its name, such as `sidebar`: files are named by numbers, see gatsby/on-create-webpack-config.ts. */
export function scriptOf(chunk: string): RegExp {
  const { assetsByChunkName } = readStats()
  // What it shares with others stands before its own.
  const file = assetsByChunkName[chunk]?.findLast((name) => name.endsWith('.js'))
  if (!file) throw new Error(`The build has no chunk ${chunk}`)
  return new RegExp(`/${file.replaceAll('.', '\\.')}$`)
}

/** The scripts of the messages of a language: pages have those of no other. */
export function scriptsOfLanguage(language: string): RegExp[] {
  return Object.keys(readStats().assetsByChunkName)
    .filter((chunk) => chunk.endsWith(`-${language}`))
    .map(scriptOf)
}

function readStats(): { assetsByChunkName: Record<string, string[]> } {
  return JSON.parse(readFileSync(path.join(root, 'dist/bundle/public/webpack.stats.json'), 'utf8')) as { assetsByChunkName: Record<string, string[]> }
}
