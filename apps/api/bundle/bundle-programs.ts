import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { repositoryRoot } from '../src/config'

export const sources = join(repositoryRoot, 'apps/api/src')

/** They bring files that are no scripts. */
const leftOut = ['libsql', 'sharp']

/**
 * Makes a few files of each program, which take 0.1 to 0.4 s of processor time to load; its sources and packages one by one take
 * 1.5 to 2 s. They read what lies beside the sources there, so they are for this folder alone.
 *
 * @param programs scripts below `apps/api`, by name
 * @param outdir where `<name>.mjs` are made, with what they share
 * @returns the files that they are made of, below the repository
 */
export async function bundlePrograms(programs: Record<string, string>, outdir: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: programs,
    outdir,
    absWorkingDir: repositoryRoot,
    metafile: true,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What a command does not load stays unloaded.
    splitting: true,
    platform: 'node',
    format: 'esm',
    external: ['pg-native'],
    plugins: [keepPlaces],
    // For packages that are no ES modules.
    banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)" },
    logLevel: 'error',
  })
  return Object.keys(metafile.inputs)
}

/** The programs lie elsewhere than their sources, which read files beside them, and than the packages that are left out. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  setup({ onLoad, onResolve }) {
    const packages = createRequire(join(sources, 'cli.ts'))
    onResolve({ filter: new RegExp(`^(${leftOut.join('|')})$`) }, ({ path }) => ({ path: packages.resolve(path), external: true }))
    onLoad({ filter: /apps[\\/]api[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: 'ts',
    }))
  },
}
