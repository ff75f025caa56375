/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

let folder: string

beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'source-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('who builds loads none of Gatsby\'s own plugins, and is warned of no source that nobody asks for content', async () => {
  // Asks a source that there is not, so that none brings anything.
  const program = `
    const { startGatsby } = require(${JSON.stringify(path.join(__dirname, 'site-source.ts'))})
    startGatsby(${JSON.stringify(folder)}).then(() => require('gatsby/dist/utils/source-nodes').default({ pluginName: 'none' })).then(() => {
      for (const name of ['express', '@babel/traverse', 'gatsby-plugin-page-creator']) if (Object.keys(require.cache).some((file) => file.includes('/node_modules/' + name + '/'))) console.log('loaded ' + name)
      process.exit(0)
    })`
  const { stdout, stderr } = await promisify(execFile)('node', ['--require', 'tsx/cjs', '-e', program], { cwd: __dirname, env: { ...process.env, NODE_ENV: 'production', CI: 'true', FORCE_COLOR: '0', gatsby_executing_command: 'build' } })

  expect(`${stdout}${stderr}`.match(/(?<=warning The )\S+(?= plugin has generated no Gatsby nodes)|^loaded .*/gm)).toEqual(['gatsby-source-university'])
})
