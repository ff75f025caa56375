import { join } from 'node:path'
import { build } from 'esbuild'
import { repositoryRoot } from '../../config'

/** They bring files that are no scripts, or may be missing. */
const leftOut = ['libsql', 'sharp', 'pg-native']

/**
 * Puts the server of standby.ts into one file, which takes 0.3 s of processor time to load; its sources and packages one by
 * one take 1.5 s, and a test that kills one server after the other would do little else.
 *
 * @returns its path, as deep below the root as `apps/api/src`, because the settings find the root from where they are
 */
export async function bundleServer(): Promise<string> {
  const outfile = join(repositoryRoot, 'node_modules/.cache/university-api/standby.mjs')
  await build({
    entryPoints: [join(repositoryRoot, 'apps/api/src/testing/crash/standby.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: leftOut,
    // For packages that are no ES modules.
    banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)" },
    logLevel: 'error',
  })
  return outfile
}
