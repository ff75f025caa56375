import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startApi } from '@university/processes/api'
import { languages, type Language } from '../e2e/helpers/sites'
import { root, settings } from '../e2e/settings'
import { addressOf, allSubjects, type Subject } from './accessibility/subjects'
import { chosen } from './chosen'
import { startWebKit, type WebKitBrowser } from './webkit-browser'

/*
 * `npm run check:webkit [-- --url http://localhost:8000] [--only news,ScoreListBlock] [--languages kz,ru,en] [--width 390]`: every template, and a page
 * with every block awake, in the engine of Safari (Debian: webkit2gtk-driver, xvfb): React takes over, nothing is wider than the window, with the
 * default letters and with the largest of the panel, and the page does not end. Pictures of what is wrong: dist/webkit. Without a URL it serves what is
 * built. Ends with 1 where anything is wrong.
 */
const { values } = parseArgs({ options: { url: { type: 'string' }, only: { type: 'string' }, languages: { type: 'string', default: languages.join() }, width: { type: 'string', default: '390' } } })
const pictures = path.join(root, 'dist/webkit')

/** What the panel sets for letters: attributes of the root. */
const attributesOf: Record<string, Record<string, string>> = { default: {}, largest: { id: 'fz-big', 'data-a11y-letters': '3', 'data-a11y-font': 'serif' } }

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

async function main() {
  const server = values.url ? undefined : await startApi({ cwd: root })
  settings.baseUrl = values.url ?? server?.url
  let browser = await startWebKit()
  const faults: string[] = []
  try {
    const subjects = (await allSubjects()).filter(({ group }) => group !== 'open')
    const names = chosen([...new Set(subjects.map(({ name }) => name))], values.only)
    for (const subject of subjects.filter(({ name }) => names.includes(name))) {
      for (const language of chosen(languages, values.languages)) {
        const found = await lookAt(browser, subject, language).catch(async (error: unknown) => {
          await browser.close()
          browser = await startWebKit()
          return [`ends: ${error instanceof Error ? error.message : String(error)}`]
        })
        console.error(`${subject.name}, ${language}: ${found.join('; ') || 'well'}`)
        faults.push(...found.map((fault) => `${subject.name}, ${language}: ${fault}`))
      }
    }
  } finally {
    await browser.close()
    await server?.stop()
  }
  console.log(faults.length > 0 ? faults.join('\n') : 'Nothing is wrong.')
  process.exit(faults.length > 0 ? 1 : 0)
}

async function lookAt(browser: WebKitBrowser, subject: Subject, language: Language): Promise<string[]> {
  await browser.resize(Number(values.width), 900)
  await browser.open(addressOf(subject, language))
  // A sign of the reader: the scripts wait no longer for the end of the first view.
  await browser.evaluate(() => void dispatchEvent(new Event('pointerdown')))
  if (!(await isTrueInTime(browser, () => performance.getEntriesByName('onInitialClientRender').length > 0))) return ['React does not take over']
  if (subject.group === 'block') {
    await browser.evaluate((name) => void document.querySelector(`[data-block="${name}"]`)?.dispatchEvent(new Event('pointerover', { bubbles: true })), subject.name)
    if (!(await isTrueInTime(browser, isAwake, subject.name))) return ['its code does not take it over']
  }
  const faults: string[] = []
  for (const [letters, attributes] of Object.entries(attributesOf)) {
    await browser.evaluate((values) => Object.entries(values).forEach(([name, value]) => document.documentElement.setAttribute(name, value)), attributes)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const wide = await browser.evaluate(findWide)
    if (wide === '') continue
    mkdirSync(pictures, { recursive: true })
    writeFileSync(path.join(pictures, `${subject.name}-${language}-${letters}.png`), await browser.screenshot())
    faults.push(`${letters} letters: ${wide}`)
  }
  return faults
}

/** Runs in the page: React marks the elements that it knows. */
function isAwake(name: string): boolean {
  return Object.keys(document.querySelector(`[data-block="${name}"]`)?.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'))
}

/** Runs in the page: nothing where it is no wider than the window. */
function findWide(): string {
  const { scrollWidth } = document.documentElement
  if (scrollWidth <= window.innerWidth) return ''
  const beyond = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
  return `${scrollWidth} px wide: ${beyond.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 80)).join('; ')}`
}

/** Waits ten seconds at most. */
async function isTrueInTime<Args extends readonly unknown[]>(browser: WebKitBrowser, isTrue: (...args: Args) => boolean, ...args: Args): Promise<boolean> {
  for (let tries = 100; tries > 0; tries -= 1) {
    if (await browser.evaluate(isTrue, ...args)) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
