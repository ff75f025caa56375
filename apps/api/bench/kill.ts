import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { surviveKills } from '../src/testing/survive-kills'

/*
 * How many acknowledged submissions a server loses that is killed again and again:
 * `npm run bench:kill [kills]`. A few kills are part of the tests; this is for many.
 */
const kills = Number(process.argv[2] ?? 40)
const dataDir = mkdtempSync(join(tmpdir(), 'university-kill-'))
const started = Date.now()
const survivors = await surviveKills({ kills, dataDir, onKill: (count, acknowledged) => void process.stderr.write(`${count} kills, ${acknowledged} acknowledged\r`) })
rmSync(dataDir, { recursive: true })
process.stdout.write(`${JSON.stringify({ kills, seconds: Math.round((Date.now() - started) / 1000), ...survivors }, null, 2)}\n`)
process.exitCode = survivors.lost.length + survivors.broken.length > 0 ? 1 : 0
