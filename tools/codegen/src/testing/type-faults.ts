import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { strictOptions } from './strict-options'
import { writeTree } from './write-tree'

const root = join(__dirname, '../../../..')

/** The native compiler by day; at night the one of most projects, too, which takes five times as long. */
const compilers = ['tools/start/node_modules/typescript/bin/tsc', ...(process.env['TEST_WIDE'] ? ['node_modules/typescript/bin/tsc'] : [])]

/** What a strict project's compilers say of the given files, by path. */
export async function typeFaults(files: Record<string, string>): Promise<string[]> {
  const folder = await writeTree(files)
  return typeFaultsOf(Object.keys(files).map((path) => join(folder, path)))
}

/** What they say of files that are there, each by its path. */
export function typeFaultsOf(paths: string[]): string[] {
  const config = join(dirname(paths[0] ?? ''), 'tsconfig.of-test.json')
  writeFileSync(config, JSON.stringify({ compilerOptions: strictOptions, files: paths }))
  return compilers.flatMap((compiler) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, compiler), '-p', config, '--pretty', 'false'], { encoding: 'utf8' })
    const faults = stdout.split('\n').filter((line) => line !== '')
    if (status !== 0 && faults.length === 0) throw new Error(`${compiler} ends with ${status}: ${stderr}`)
    return faults
  })
}
