import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { playwright } from './end-to-end'
import { parsePort, requireFreePort } from './ports'
import { root } from './root'
import { CommandFailed, start } from './run-command'
import { failWith, UserError } from './steps'
import { untilEnd } from './until-end'

/*
 * `npm run blocks`: the catalogue of all blocks in all states. `-- --build` writes it into dist/blocks; `-- --check` looks
 * at every state in every language and both themes, where `npm test` looks at each third in one language.
 */

const usualPort = 4020

void main().catch(failWith)

async function main() {
  const { build, check } = readOptions(process.argv.slice(3))
  if (check) return playwright(['catalogue'], { E2E_ALL_STATES: 'yes', TEST_WIDE: 'yes', E2E_BASE_URL: 'http://blocks.test' })
  if (build) return vite('build', '--logLevel', 'error')

  const port = parsePort(process.env.PORT, usualPort)
  await requireFreePort(port)
  return vite('serve', '--port', String(port))
}

/** Vite is a package of the blocks alone. @throws CommandFailed */
async function vite(command: string, ...args: string[]): Promise<void> {
  const blocks = path.join(root, 'packages/blocks')
  const bin = path.join(path.dirname(createRequire(`${blocks}/`).resolve('vite/package.json')), 'bin/vite.js')
  const code = await untilEnd(start(process.execPath, [bin, command, 'catalogue', '--config', 'catalogue/vite.config.ts', ...args], { cwd: blocks, stdio: 'inherit' }))
  if (code !== 0) throw new CommandFailed('vite', code, '')
}

function readOptions(args: string[]): { build: boolean; check: boolean } {
  try {
    const { values } = parseArgs({ args, options: { build: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } } })
    return values
  } catch (error) {
    throw new UserError(`${(error as Error).message}\nUse: npm run blocks [-- --build | --check]`)
  }
}
