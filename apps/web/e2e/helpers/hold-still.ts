import type { Page } from 'playwright/test'
import { say } from './messages'
import type { Language } from './sites'
import type { Look } from './looks'

/** Month, and a month of three letters, that every date is given. */
const months: Record<Language, [string, string]> = { kz: ['қараша', 'Қар'], ru: ['ноября', 'ноя'], en: ['November', 'Nov'] }

/**
 * Gives what is another text tomorrow a text that stays, so that its place, size and colour can still be looked at: dates,
 * the numbers of days and events, the years to choose from, the items of lists, the port of the server.
 *
 * @throws Error where an item of the look is not on the page
 */
export async function holdStill(page: Page, { language, items = {}, eventTitles }: Look): Promise<void> {
  const counts = ['events.count', 'vacancy.days_left'].map((key) => say(language, key, { count: 24 }))
  for (const [folder, ids] of Object.entries(items)) await page.evaluate(keepItems, { folder: `/${language}/${folder}/`, ids: [...ids] })
  if (eventTitles) await page.evaluate(nameEvents, [...eventTitles])
  await page.evaluate(replaceTexts, { months: months[language], counts })
}

/** Runs in the page: moves the items into the first list of their kind, and takes all others away with what is empty then. */
function keepItems({ folder, ids }: { folder: string; ids: number[] }): void {
  const all = [...document.querySelectorAll(`main li:has(:is(h2, h3) a[href^="${folder}"])`)]
  const kept = ids.map((id) => {
    const item = all.find((one) => one.querySelector(`:is(h2, h3) a[href="${folder}${id}"]`))
    if (!item) throw new Error(`${folder}${id} is not on ${location.pathname}`)
    return item
  })
  const lists = [...new Set(all.map((item) => item.parentElement))]
  for (const item of all) item.remove()
  lists[0]?.append(...kept)
  for (const list of lists.slice(1)) (list?.closest('section') ?? list)?.remove()
}

/** Runs in the page: leaves the first events their leaf of the calendar, and a title. */
function nameEvents(titles: string[]): void {
  const events = [...document.querySelectorAll('main li:has(h3 a[href*="/events/"])')]
  for (const event of events.slice(titles.length)) event.remove()
  titles.forEach((title, index) => {
    const row = events[index]?.querySelector('article')
    row?.classList.remove(...[...row.classList].slice(1))
    row?.querySelectorAll('p, ul').forEach((other) => other.remove())
    row?.querySelector('h3 a')?.replaceChildren(title)
  })
}

/** Runs in the page. */
function replaceTexts({ months: [month, shortMonth], counts }: { months: [string, string]; counts: string[] }): void {
  const stillDate = (text: string) =>
    /^\p{L}{3}$/u.test(text)
      ? shortMonth
      : text
          .replace(/\p{L}{3,}/gu, month)
          .replace(/(?<![\d:])\d{1,2}(?![\d:])/g, '21')
          .replace(/\d{4}/g, '2026')
  const stillText = (text: string) => text.replace(/\d{4}\sж\. (\d{1,2}\s)?\p{L}+/gu, stillDate).replace(/© \d{4}/, '© 2026').replace(/localhost:\d+/, 'localhost:8000')
  const withoutNumber = (text: string) => text.replace(/\d+/, '')

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const still = text.parentElement?.closest('time')
      ? stillDate(text.data)
      : (counts.find((count) => withoutNumber(count) === withoutNumber(text.data)) ?? stillText(text.data))
    if (still !== text.data) text.data = still
  }
  for (const year of document.querySelectorAll('main a[href^="?year="]')) if (Number(year.textContent) > 2026) year.closest('li')?.remove()
}
