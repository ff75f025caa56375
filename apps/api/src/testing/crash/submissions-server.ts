import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Captcha } from '../../captcha/captcha'
import { readConfig } from '../../config'
import { importContent } from '../../content/import/import-content'
import { openDatabase } from '../../database/database'
import { migrate } from '../../database/migrate'
import { startServer } from '../../server'
import { sampleContent, writeContent } from '../test-content'
import { lookAround } from './look-around'
import type { Acknowledged } from './visitors'

/*
 * The server of tests that send the site's forms: `tsx …/submissions-server.ts [--easy]`, with DATA_DIR empty. Serves the
 * small sample and says so as `serve` does. Told in a line of JSON what was acknowledged, it stops and writes what it
 * finds. `--easy`: captchas that take no time; for tests, whose visitors share a processor.
 */
if (process.argv.includes('--easy')) {
  const { challenge } = Captcha.prototype
  Captcha.prototype.challenge = function (now) {
    return challenge.call(this, now, 1)
  }
}
const config = readConfig()
const content = writeContent(join(config.dataDir, 'content'), sampleContent())
const database = await openDatabase(config)
await migrate(database)
await importContent(database, content, config.dataDir)
const server = await startServer(config)
process.stdout.write(`Serving ${server.url}\n`)

const lines = createInterface(process.stdin)
// Whoever started it is gone.
const leave = () => process.exit(1)
lines.once('close', leave)
const [line] = (await once(lines, 'line')) as [string]
lines.off('close', leave)
await server.stop()
const findings = await lookAround(database, config.dataDir, JSON.parse(line) as Acknowledged[])
const questions = await database.query.selectFrom('question').select(['number', 'email', 'question']).execute()
await database.close()
const { user, system } = process.cpuUsage()
process.stdout.write(`${JSON.stringify({ ...findings, questions, cpuSeconds: (user + system) / 1e6 })}\n`)
lines.close()
process.stdin.destroy()
