import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { get } from './helpers/http'
import { say } from './helpers/messages'
import { sharedDomain, urlOf } from './helpers/sites'
import { expect, open, test, withoutScripts } from './helpers/test'

// What browsers do only for localhost and over HTTPS.
test.beforeEach(({ faults }) => faults.expect(/origin was untrustworthy|origin-keyed agent cluster/))

test('what is chosen on the main site holds on a sub-site before anything is painted, and the other way round', async ({ page, context }) => {
  await open(page, at('', '/en/Maintenance'))
  await choose(page, 'accessibility.fz_big')
  await choose(page, 'accessibility.theme_green')

  await withoutScripts(page)
  await page.goto(at('lib.', '/kz'))
  expect(await applied(page), 'on the sub-site').toEqual({ theme: 'light-theme', size: 'fz-big', images: '', scheme: 'green' })

  await page.unroute('**/*.js')
  await open(page, at('lib.', '/en/Maintenance'))
  await choose(page, 'accessibility.images_hidden')
  await choose(page, 'accessibility.theme_dark')
  const chosen = { theme: 'dark-theme', size: 'fz-big', images: 'img-hide', scheme: undefined }
  for (const host of ['www.', 'www.lib.', '']) {
    await page.goto(at(host, '/ru'))
    expect(await applied(page), host).toEqual(chosen)
  }

  const [cookie, ...others] = await context.cookies()
  expect(others).toEqual([])
  expect(cookie).toMatchObject({ name: 'a11y', domain: `.${sharedDomain}`, path: '/', sameSite: 'Lax', secure: false })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
})

test('a reset holds on all sites', wide, async ({ page }) => {
  await open(page, at('', '/en/Maintenance'))
  await choose(page, 'accessibility.theme_white_on_black')
  await choose(page, 'accessibility.lines_most')
  await open(page, at('lib.', '/en/Maintenance'))
  await page.locator('header button[aria-haspopup=dialog]').first().click()

  await page.getByRole('button', { name: say('en', 'accessibility.reset') }).click()

  await page.goto(at('', '/en'))
  expect(await applied(page)).toEqual({ theme: 'light-theme', size: 'default', images: 'img-show', scheme: undefined })
  expect(await page.locator('html').getAttribute('data-a11y-lines')).toBeNull()
})

test('another tab has it with its next page', wide, async ({ page, context }) => {
  await open(page, at('', '/en/Maintenance'))
  const other = await context.newPage()
  await open(other, at('lib.', '/en/Maintenance'))
  await choose(other, 'accessibility.fz_small')

  await page.reload()

  expect((await applied(page)).size).toBe('fz-small')
  await other.close()
})

test('no page is another for who has chosen something', async () => {
  const [plain, chosen] = [await get(urlOf('main', '/kz')), await get(urlOf('main', '/kz'), { cookie: 'a11y=user-theme=dark-theme&time=1795400000000' })]

  expect([chosen.body === plain.body, chosen.headers.etag, chosen.headers['set-cookie']]).toEqual([true, plain.headers.etag, undefined])
  expect(chosen.headers.vary ?? '').not.toMatch(/cookie/i)
})

/** `lib.`, `/kz` → `http://lib.kokzhiek.example:8123/kz`. */
function at(host: string, path: string): string {
  const { protocol, port } = new URL(urlOf('main', ''))
  return `${protocol}//${host}${sharedDomain}:${port}${path}`
}

async function choose(page: Page, key: string): Promise<void> {
  const panel = page.getByRole('dialog')
  if (!(await panel.isVisible())) await page.locator('header button[aria-haspopup=dialog]').first().click()
  // The control itself is hidden behind its label.
  await panel.getByRole('radio', { name: say('en', key), exact: true }).click({ force: true })
}

function applied(page: Page) {
  return page.evaluate(() => {
    const { className, id, dataset } = document.documentElement
    return { theme: className, size: id, images: document.body.id, scheme: dataset['a11yScheme'] }
  })
}
