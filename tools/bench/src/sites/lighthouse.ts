import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readFigures, type Report } from '../../../../apps/web/checks/lighthouse-figures'
import { programFile } from '../../../../apps/web/checks/programs'
import { environment } from '../settings'

export interface Judgement {
  /** From 0 to 1. */
  performance: number
  lcpMs: number
  tbtMs: number
  /** All that the page fetched, as sent. */
  bytes: number
  /** Of the machine at that moment: about 1,500 on a desktop with nothing else to do. */
  machine: number
}

/** One run of Lighthouse, as it judges mobile visitors: a slow telephone, slow 4G, simulated. The page may be served by this process. */
export async function judge(chromium: string, url: string): Promise<Judgement> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  try {
    const output = path.join(folder, 'report.json')
    const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
    const args = [programFile('lighthouse/cli/index.js'), url, '--output=json', `--output-path=${output}`, '--quiet', '--only-categories=performance', `--chrome-flags=${flags}`]
    const child = spawn(process.execPath, args, { env: { ...environment, CHROME_PATH: chromium }, stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)))
    const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
    if (code !== 0) throw new Error(`Lighthouse could not judge ${url}: ${errors.trim()}`)
    const report = JSON.parse(readFileSync(output, 'utf8')) as Report
    const { performance, lcpMs, tbtMs, bytes } = readFigures(report)
    return { performance, lcpMs, tbtMs, bytes, machine: report.environment.benchmarkIndex }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
