/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@university/processes/free-port'
import { chromium } from 'playwright'
import { findChromium } from '../e2e/find-chromium'
import { root } from '../e2e/settings'

/* `gatsby develop` loads its pages in ways of its own, which no test of a built site sees. */

test('npm run dev shows a page whatever its query, with the title and the address of a visitor, and a list of all pages at an address that there is not', async () => {
  const [port, dataDir] = [await freePort(), mkdtempSync(path.join(os.tmpdir(), 'dev-'))]
  const site = `http://localhost:${port}`
  const dev = spawn('node', ['tools/start/run.js', 'dev'], { cwd: root, env: { ...process.env, PORT: String(port), SITES: 'lib', DATA_DIR: dataDir, NODE_ENV: 'development' }, stdio: 'ignore' })
  const ended = once(dev, 'exit')
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    while (!(await answers(site))) await setTimeout(1000)
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    const seen = async (address: string) => {
      await page.goto(site + address, { timeout: 120_000 })
      return page.locator('h1').first().innerText({ timeout: 120_000 })
    }

    expect(await seen('/en/news?page=1')).toBe('News')
    // The title comes after the page.
    await page.waitForFunction(() => document.title)
    expect(await page.title()).toBe('News — Scientific Library of Kokzhiek University')
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`http://lib.localhost:${port}/en/news`)
    expect(await seen('/en/no-such-page')).toContain('404')
    expect(faults).toEqual([])
  } finally {
    await browser.close()
    dev.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 900_000)

const answers = (site: string) => fetch(`${site}/en/news`).then(({ ok }) => ok, () => false)
