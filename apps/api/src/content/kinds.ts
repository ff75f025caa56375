import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from './kind'

let loaded: Promise<Kind[]> | undefined

/** Every kind of content. A new kind is a new file in `kinds/`; nothing else lists them. */
export function loadKinds(): Promise<Kind[]> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Kind[]> {
  const names = readdirSync(join(import.meta.dirname, 'kinds')).filter((name) => /^[a-z0-9-]+\.[tj]s$/.test(name))
  return Promise.all(
    names.sort().map(async (name) => {
      const exports = Object.values((await import(`./kinds/${name}`)) as Record<string, unknown>)
      const [kind] = exports.filter(isKind)
      if (!kind || kind.name !== name.slice(0, -3)) throw new Error(`content/kinds/${name} must export one kind that is called after the file`)
      return kind
    }),
  )
}

function isKind(value: unknown): value is Kind {
  return typeof value === 'object' && value !== null && 'schema' in value && 'files' in value
}
