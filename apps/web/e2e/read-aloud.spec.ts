import type { Locator, Page } from 'playwright/test'
import { axeFaults } from './helpers/axe'
import { wide } from './helpers/breadth'
import { contentOf, need } from './helpers/content'
import { say } from './helpers/messages'
import { urlOf, type Language } from './helpers/sites'
import { expect, framesPass, open, test } from './helpers/test'

test('reads the text of a page in its order, up to the end', async ({ page }) => {
  await start(page, await pathOfNews())
  await expect(button(page, 'pause')).toBeFocused()
  const texts = await page.locator('main').evaluate((main) => [...main.querySelectorAll<HTMLElement>('h1, h2, p')].filter((element) => element.checkVisibility() && !element.closest('[data-block=ShareComponent]')).map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim()))

  const said = await sayAll(page)

  await expect(player(page)).toContainText(say('en', 'read_aloud.ended'))
  expect(texts.length).toBeGreaterThan(4)
  let from = 0
  for (const text of texts.filter(Boolean)) {
    const at = said.indexOf(text, from)
    expect(at, `“${text}” after ${from} of: ${said}`).toBeGreaterThanOrEqual(from)
    from = at + text.length
  }
})

test('pauses, goes on, and goes to the next and the former paragraph', async ({ page }) => {
  await start(page, await pathOfNews())
  const first = await now(page)

  await button(page, 'pause').press('Enter')
  await expect.poll(() => now(page)).toBeUndefined()
  await expect(button(page, 'play')).toBeFocused()
  await button(page, 'play').press('Enter')
  await expect.poll(() => now(page)).toBe(first)

  await button(page, 'next').click()
  await expect.poll(() => now(page)).not.toBe(first)
  await expect.poll(() => now(page)).toBeDefined()
  await button(page, 'previous').click()
  await expect.poll(() => now(page)).toBe(first)
})

test('Escape ends it, and the focus is where it was', async ({ page }) => {
  await start(page, await pathOfNews())
  await expect(button(page, 'pause')).toBeFocused()

  await page.keyboard.press('Escape')

  await expect(player(page)).toHaveCount(0)
  expect(await now(page)).toBeUndefined()
  await expect(page.getByRole('button', { name: say('en', 'accessibility.open') })).toBeFocused()
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0)
})

test('the next page ends it', async ({ page }) => {
  await start(page, '/en/news')

  await page.locator('main h2 a').first().click()

  await expect(page).toHaveURL(/\/en\/news\/\d+$/)
  await expect(player(page)).toHaveCount(0)
  expect(await now(page)).toBeUndefined()
})

test('reads what the reader has selected, and nothing else', async ({ page }) => {
  await prepare(page, await pathOfNews(), ['en-US'])
  const title = page.locator('main h1')
  await title.selectText()

  await openAndStart(page)
  const said = await sayAll(page)

  expect(said).toBe((await title.innerText()).replace(/\s+/g, ' '))
})

test('begins where the reader is', wide, async ({ page }) => {
  await prepare(page, '/en/news', ['en-US'])
  await page.evaluate(() => window.scrollTo(0, 1500))

  await openAndStart(page)

  const first = (await now(page)) as string
  const box = await page.locator('main').getByText(first, { exact: true }).first().boundingBox()
  expect(box?.y).toBeGreaterThan(0)
  expect(box?.y).toBeLessThan(800)
})

test('keeps the speed for the next page', wide, async ({ page }) => {
  await start(page, '/en/news')
  await player(page).getByRole('combobox', { name: say('en', 'read_aloud.rate') }).selectOption('1.5')
  await page.keyboard.press('Escape')

  await start(page, await pathOfNews())

  await expect(player(page).getByRole('combobox')).toHaveValue('1.5')
  expect(await page.evaluate(() => localStorage.getItem('a11y-speech-rate'))).toBe('1.5')
})

test('says what is missing where the browser has no voice for the language of the page', wide, async ({ page }) => {
  await prepare(page, '/kz/news', ['ru-RU', 'en-US'])
  await openPanel(page)

  await expect(page.getByRole('dialog')).toContainText(say('kz', 'read_aloud.no_voice'))
  await expect(page.getByRole('button', { name: say('kz', 'read_aloud.start'), exact: true })).toHaveCount(0)
})

test('what is read is not below the player on a telephone on its side', wide, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await start(page, await pathOfNews())

  for (let passage = 0; passage < 8; passage += 1) {
    const last = await now(page)
    await button(page, 'next').click()
    await expect.poll(() => now(page)).not.toBe(last)
    const read = await page.evaluate(() => {
      const range = [...(CSS.highlights.get('read-aloud') ?? [])][0]
      const { top, bottom } = (document.querySelector('[data-read-aloud]') ?? (range as Range)).getBoundingClientRect()
      return { top, bottom }
    })
    const { y } = await boxOf(player(page))
    // What is higher than the room begins at its top.
    expect(read.bottom <= y || read.top < y / 2, JSON.stringify({ read, y })).toBe(true)
  }
})

for (const [width, height] of [[1440, 900], [1024, 768], [768, 1024], [390, 844], [320, 640], [320, 256]] as const) {
  test(`lies over nothing that is clicked, and has no fault that axe can find, in a window of ${width} × ${height}`, wide, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await prepare(page, '/ru/news', ['ru-RU'])
    await openAndStart(page, 'ru')
    await page.evaluate(() => window.scrollTo(0, 1500))
    await framesPass(page)
    // Up again: going down, the reader has the button that leads there out of the way.
    await page.evaluate(() => window.scrollTo(0, 1200))
    await expect(page.getByRole('button', { name: say('ru', 'site.to_top') })).toBeVisible()

    const own = await boxOf(player(page, 'ru'))
    expect(own.x).toBeGreaterThanOrEqual(0)
    expect(own.x + own.width).toBeLessThanOrEqual(width)
    const contacts = page.getByRole('region', { name: say('ru', 'site.contact') }).getByRole('button')
    for (const other of [...(await contacts.all()), page.getByRole('button', { name: say('ru', 'site.to_top') })]) {
      const box = await boxOf(other)
      const isApart = box.x >= own.x + own.width || own.x >= box.x + box.width || box.y >= own.y + own.height || own.y >= box.y + box.height
      expect(isApart, JSON.stringify({ own, box })).toBe(true)
    }
    for (const control of await player(page, 'ru').locator('button').all()) {
      const box = await boxOf(control)
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeFaults(page)).toEqual([])
  })
}

async function pathOfNews(): Promise<string> {
  const { news } = await contentOf('main')
  return `/en/news/${need(news.find(({ available_langs }) => available_langs.includes('en')), 'news item in English').id}`
}

/** Opens a page in a browser with these voices, which say nothing until they are told to finish. */
async function prepare(page: Page, path: string, languages: string[]) {
  await page.addInitScript((tags) => {
    class Utterance {
      onend?: () => void
      constructor(readonly text: string) {}
    }
    const voices = tags.map((lang) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false }))
    const speech = Object.assign(new EventTarget(), {
      now: undefined as Utterance | undefined,
      getVoices: () => voices,
      speak: (utterance: Utterance) => void (speech.now = utterance),
      cancel: () => void (speech.now = undefined),
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance })
  }, languages)
  await open(page, urlOf('main', path))
}

async function start(page: Page, path: string) {
  await prepare(page, path, ['en-US'])
  await openAndStart(page)
}

async function openPanel(page: Page) {
  await page.locator('header button[aria-haspopup=dialog]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openAndStart(page: Page, language: Language = 'en') {
  await openPanel(page)
  await page.getByRole('button', { name: say(language, 'read_aloud.start'), exact: true }).click()
  await expect(player(page, language)).toBeVisible()
}

function player(page: Page, language: Language = 'en') {
  return page.getByRole('region', { name: say(language, 'read_aloud.title'), exact: true })
}

function button(page: Page, name: 'pause' | 'play' | 'next' | 'previous') {
  return player(page).getByRole('button', { name: say('en', `read_aloud.${name}`), exact: true })
}

/** What is being said. */
function now(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window.speechSynthesis as unknown as Speech).now?.text)
}

/** All that is said from now on, one utterance after the other. */
async function sayAll(page: Page): Promise<string> {
  await framesPass(page)
  return page.evaluate(() => {
    const speech = window.speechSynthesis as unknown as Speech
    const said: string[] = []
    while (speech.now) {
      const { text, onend } = speech.now
      said.push(text)
      speech.now = undefined
      onend?.()
    }
    return said.join(' ')
  })
}

interface Speech {
  now?: { text: string; onend?: () => void } | undefined
}

async function boxOf(locator: Locator) {
  return need((await locator.boundingBox()) ?? undefined, 'box on the screen')
}
