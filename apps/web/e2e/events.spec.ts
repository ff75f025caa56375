import { contentOf, need, textOf } from './helpers/content'
import { get } from './helpers/http'
import { say } from './helpers/messages'
import { forms, languages, localize, publicUrlOf, sites, tags, urlOf } from './helpers/sites'
import { scriptOf } from './helpers/script-of'
import { expect, open, openToTheEnd, quiet, test } from './helpers/test'
import { writtenAgo } from './helpers/written'

test('every event has a calendar file in every language, under the same name', async () => {
  for (const site of sites) {
    const { events } = await contentOf(site)
    const event = need(events[0], `event of ${site}`)
    const names = new Set<string>()
    for (const { prefix, language } of forms) {
      const { status, headers, body } = await get(urlOf(site, localize(prefix, `/events/${event.id}.ics`)))
      const lines = body.replaceAll('\r\n ', '').split('\r\n')

      expect.soft([site, prefix, status, headers['content-type']]).toEqual([site, prefix, 200, 'text/calendar; charset=utf-8'])
      const title = textOf(event, 'title', language)
      expect.soft(lines).toContain(`SUMMARY;LANGUAGE=${tags[title.language]}:${title.text.replace(/[\\;,]/g, '\\$&')}`)
      expect.soft(lines).toContain(`URL:${publicUrlOf(site, localize(`/${language}`, `/events/${event.id}`))}`)
      names.add(lines.find((line) => line.startsWith('UID:')) ?? 'none')
    }
    expect.soft([...names]).toEqual([expect.stringMatching(new RegExp(`^UID:event-${event.id}@`))])
  }
})

test('the feed of a site holds what is to come', async () => {
  const { events } = await contentOf('main')
  const upcoming = events.filter(({ starts_at }) => Date.parse(starts_at) > Date.now())
  for (const language of languages) {
    const { status, body } = await get(urlOf('main', `/${language}/events.ics`))

    const ids = [...body.matchAll(/UID:event-(\d+)@/g)].map(([, id]) => Number(id))
    expect([status, upcoming.filter(({ id }) => !ids.includes(id))]).toEqual([200, []])
  }
})

test('the page of an event leads to its calendar file', async ({ page }) => {
  const { events } = await contentOf('main')
  const event = need(events.find(({ starts_at, status }) => Date.parse(starts_at) > Date.now() && status === 'scheduled'), 'event to come')
  await open(page, urlOf('main', `/ru/events/${event.id}`))

  await expect(page.getByRole('link', { name: say('ru', 'events.add_to_calendar') })).toHaveAttribute('href', `/ru/events/${event.id}.ics`)
})

test('filters of the list live in the address, and the back button undoes them', async ({ page }) => {
  const { events } = await contentOf('main')
  const over = need(events.find(({ ends_at }) => ends_at !== null && Date.parse(ends_at) < Date.now()), 'event that is over')
  const toCome = need(events.find(({ starts_at, status }) => Date.parse(starts_at) > Date.now() && status === 'scheduled'), 'event to come')
  await open(page, urlOf('main', '/en/events'))

  await page.locator('main').getByRole('link', { name: say('en', 'events.past'), exact: true }).click()
  await expect(page).toHaveURL(urlOf('main', '/en/events?period=past'))
  await expect(page.locator(`main a[href="/en/events/${over.id}"]`)).toBeVisible()

  await page.getByRole('combobox', { name: say('en', 'events.month') }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/\?period=past&month=\d{4}-\d{2}$/)

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(urlOf('main', '/en/events'))
  await expect(page.locator(`main a[href="/en/events/${toCome.id}"]`)).toBeVisible()
  await expect(page.locator(`main a[href="/en/events/${over.id}"]`)).toHaveCount(0)
})

test('two filters that are chosen at once both count', async ({ page }) => {
  await open(page, urlOf('main', '/en/events'))
  const main = page.locator('main')

  // In one task, as on a phone that is busy with the first.
  await page.evaluate(
    ([past, month]) => {
      const [link, select] = [document.querySelector<HTMLElement>(`main a[href="${past}"]`), document.querySelector<HTMLSelectElement>(`main select`)]
      link?.click()
      if (!select) return
      select.selectedIndex = Number(month)
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    ['?period=past', '1'],
  )

  await expect(page).toHaveURL(/\?period=past&month=\d{4}-\d{2}$/)
  await expect(main.getByRole('link', { name: say('en', 'events.past'), exact: true })).toHaveAttribute('aria-current', 'true')
})

test('a list whose filter is in the address comes up filtered', async ({ page }) => {
  const { events } = await contentOf('main')
  const event = need(events.find(({ starts_at }) => Date.parse(starts_at) > Date.now()), 'event to come')
  await open(page, urlOf('main', `/kz/events?category=${event.category.slug}`))

  const option = page.locator('main').getByRole('link', { name: textOf(event.category, 'name', 'kz').text, exact: true })
  await expect(option).toHaveAttribute('aria-current', 'true')
  await expect(page.locator(`main a[href="/kz/events/${event.id}"]`)).toBeVisible()
})

test('an event that was changed after the build says when it is now, and so does what it puts into a calendar and tells search engines', async ({ page }) => {
  const { events } = await contentOf('main')
  const event = need(events.find(({ starts_at, status, all_day, ics_url }) => Date.parse(starts_at) > Date.now() && status === 'scheduled' && !all_day && ics_url === null), 'event to come')
  await writtenAgo(page, 60)
  await page.route('**/api/plugin/events/id', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), starts_at: '2031-03-05T06:00:00Z', ends_at: null, room: '777' } })
  })
  await open(page, urlOf('main', `/ru/events/${event.id}`))

  await expect(page.locator(`main time[datetime="2031-03-05T06:00:00Z"]`).first()).toBeVisible()
  await expect(page.locator('main')).toContainText(say('ru', 'events.room', { room: '777' }))
  await expect(page.locator('h1')).toHaveText(textOf(event, 'title', 'ru').text)
  const file = await page.getByRole('link', { name: say('ru', 'events.add_to_calendar') }).getAttribute('href')
  expect(decodeURIComponent(file ?? '')).toContain('DTSTART;TZID=Asia/Almaty:20310305T110000')
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('"startDate":"2031-03-05T11:00:00+05:00"')
})

test('the defences of a programme say when they are now, where one was changed after the build', async ({ page }) => {
  const { dissertations } = await contentOf('main')
  const { id, doctorals } = need(dissertations.find((one) => one.doctorals.some(({ status }) => status === 'planned')), 'programme with a defence to come')
  const planned = need(doctorals.find(({ status }) => status === 'planned'), 'defence to come')
  await writtenAgo(page, 60)
  await page.route('**/api/plugin/dissertation/id', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { doctorals: object[] }
    await route.fulfill({ response, json: { ...answer, doctorals: answer.doctorals.map((one) => ('id' in one && one.id === planned.id ? { ...one, defence_at: '2031-03-05T06:00:00Z' } : one)) } })
  })
  await open(page, urlOf('main', `/ru/dissertation/${id}`))

  await expect(page.locator('main time[datetime="2031-03-05T06:00:00Z"]')).toBeVisible()
  await expect(page.locator('main li').filter({ hasText: textOf(planned, 'full_name', 'ru').text })).toContainText('2031')
})

test('the end of the card of an event, with what puts it into a calendar, is in sight before its text ends, in a window of a small laptop, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  const { events } = await contentOf('main')
  const event = need(events.find(({ starts_at, status }) => Date.parse(starts_at) > Date.now() && status === 'scheduled'), 'event to come')
  await open(page, urlOf('main', `/ru/events/${event.id}`))
  // A text of any length.
  await page.locator('main article > div').last().evaluate((body) => Object.assign((body as HTMLElement).style, { minHeight: '3000px' }))

  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)

  await expect(page.getByRole('link', { name: say('ru', 'events.add_to_calendar') })).toBeInViewport({ ratio: 1 })
})

test('an event that has not changed is asked for once and stays as it was built; one that is over is not asked for', async ({ page }) => {
  const { events } = await contentOf('main')
  const toCome = need(events.find(({ starts_at, status }) => Date.parse(starts_at) > Date.now() && status === 'scheduled'), 'event to come')
  const over = need(events.find(({ ends_at }) => ends_at !== null && Date.parse(ends_at) < Date.now()), 'event that is over')
  await writtenAgo(page, 60)
  const asked: string[] = []
  page.on('request', (request) => void ([/\/api\/plugin\/events\/id$/, scriptOf('live')].some((pattern) => pattern.test(request.url())) && asked.push(new URL(request.url()).pathname)))

  await openToTheEnd(page, urlOf('main', `/en/events/${over.id}`))
  await quiet(page)
  expect(asked).toEqual([])

  await openToTheEnd(page, urlOf('main', `/en/events/${toCome.id}`))
  await expect.poll(() => asked).toEqual(['/api/plugin/events/id'])
  await quiet(page)
  expect(asked).toEqual(['/api/plugin/events/id'])
  await expect(page.getByRole('link', { name: say('en', 'events.add_to_calendar') })).toHaveAttribute('href', `/en/events/${toCome.id}.ics`)
})
