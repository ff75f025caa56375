import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { repositoryRoot } from '../config'
import { runFolder } from './run-folder'

const sources = join(repositoryRoot, 'apps/api/src')

/** The command line, and the server that standby.ts holds ready. */
const programs = { cli: join(sources, 'cli.ts'), standby: join(sources, 'testing/crash/standby.ts') }

/** They bring files that are no scripts. */
const leftOut = ['libsql', 'sharp']

/**
 * A program as few files, which take 0.1 to 0.3 s of processor time to load; its sources and packages one by one take 1.5 s,
 * and a test that starts one process after the other would do little else.
 *
 * @param folder where the files are made, by who asks for them first
 * @returns the script for Node
 */
export async function bundledProgram(name: keyof typeof programs, folder = runFolder()): Promise<string> {
  const made = join(folder, 'programs')
  if (!existsSync(made)) await bundle(made)
  return join(made, `${name}.mjs`)
}

/** Two processes may make them at once: the first to be done gives them their name. */
async function bundle(outdir: string): Promise<void> {
  const making = `${outdir}.${randomBytes(6).toString('hex')}`
  mkdirSync(making, { recursive: true })
  await build({
    entryPoints: programs,
    outdir: making,
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
  try {
    renameSync(making, outdir)
  } catch (error) {
    if (!existsSync(outdir)) throw error
    rmSync(making, { recursive: true })
  }
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
