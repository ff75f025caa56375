import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { environment } from '../e2e/settings'
import type { Report } from './lighthouse-figures'
import { programFile } from './programs'

const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

/**
 * One run of Lighthouse, as it judges mobile visitors: a slow telephone, slow 4G, simulated. The page may be served by this process.
 *
 * @param chromium its path
 * @param categories `performance`, `accessibility` and so on
 * @throws Error where there is no judgement
 */
export async function runLighthouse(chromium: string, url: string, categories: readonly string[]): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
  try {
    const output = path.join(folder, 'report.json')
    const args = [programFile('lighthouse/cli/index.js'), url, '--output=json', `--output-path=${output}`, '--quiet', `--only-categories=${categories.join()}`, `--chrome-flags=${flags}`]
    const child = spawn(process.execPath, args, { env: { ...environment, CHROME_PATH: chromium }, stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)))
    const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
    if (code !== 0) throw new Error(`Lighthouse could not judge ${url}: ${errors.trim()}`)
    return JSON.parse(readFileSync(output, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
