import { contentOf, listNews, textOf } from './helpers/content'
import { get } from './helpers/http'
import { say } from './helpers/messages'
import { kindsOf, samplesOf } from './helpers/samples'
import { languages, localize, sites, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

test('an address with a slash at its end leads to the one without, for good, with its query', async () => {
  for (const site of sites) {
    const { path } = samplesOf(await contentOf(site))['content page']
    for (const [address, target] of [
      ['/kz/', '/kz'],
      [`/ru${path}/`, `/ru${path}`],
      [`${path}/?a=1&b=%D2%9B`, `${path}?a=1&b=%D2%9B`],
      ['/en/news/?page=2', '/en/news?page=2'],
    ] as const) {
      const { status, headers } = await get(urlOf(site, address))

      expect.soft([address, status, headers.location]).toEqual([address, 301, target])
      expect.soft((await get(urlOf(site, target))).status, target).toBe(200)
    }
  }
})

test('the browser follows such an address and starts the page without another jump', async ({ page }) => {
  await open(page, urlOf('main', '/en/news/?page=2'))

  await expect(page).toHaveURL(urlOf('main', '/en/news?page=2'))
  await expect(page.locator('main h2').first()).toHaveText(textOf((await listNews('main', { page: 2 })).data[0]!, 'title', 'en').text)
})

test('each host shows its own site', async ({ page }) => {
  for (const site of sites) {
    const { settings, menu } = await contentOf(site)
    await open(page, urlOf(site, '/en'))

    await expect.soft(page).toHaveTitle(textOf(settings.site_info, 'name', 'en').text)
    const shown = await page.getByRole('navigation', { name: say('en', 'site.main_navigation') }).locator('> ul > li').evaluateAll((entries) => entries.map((entry) => entry.firstElementChild?.firstChild?.textContent))
    expect.soft(shown, site).toEqual(menu.map((item) => textOf(item, 'menu_title', 'en').text))
  }
})

test('no host answers for a page or news item of another site', async () => {
  const contents = await Promise.all(sites.map(async (site) => ({ site, content: await contentOf(site) })))
  let count = 0
  for (const { site, content } of contents) {
    const own = new Set(content.pages.map(({ slug }) => slug))
    // An item may be shown by several sites.
    const ownNews = new Set(content.news.map(({ id }) => id))
    for (const other of contents.filter((one) => one.site !== site)) {
      const addresses = [...other.content.pages.filter(({ slug }) => !own.has(slug)).map(({ slug }) => `/kz/page/${slug}`), ...other.content.news.filter(({ id }) => !ownNews.has(id)).map(({ id }) => `/kz/news/${id}`)]
      for (const address of addresses) {
        const here = await get(urlOf(site, address))
        const there = await get(urlOf(other.site, address))
        count += 1

        expect.soft([site, address, here.status, there.status]).toEqual([site, address, 404, 200])
      }
    }
  }
  expect(count).toBeGreaterThan(10)
})

test('a news list of a sub-site asks for the news of that sub-site', async ({ page }) => {
  const { data } = await listNews('lib')
  await open(page, urlOf('lib', '/en/news'))

  await expect(page.locator('main [aria-busy] h2')).toHaveText(data.map((item) => textOf(item, 'title', 'en').text))

  // Not the first page, which a list asks for anew when the build is old.
  const request = page.waitForRequest((one) => one.url().endsWith('/api/plugin/news') && (one.postDataJSON() as { page: number }).page === 2)
  await open(page, urlOf('lib', '/en/news?page=2'))
  expect((await request).postDataJSON()).toMatchObject({ slug: 'lib', page: 2, lang: 'en' })
  await expect(page.getByText(say('en', 'list.beyond_last'))).toBeVisible()
})

test('an unknown address is answered in its language, before any script', async () => {
  for (const site of sites) {
    for (const [address, language] of [
      ...languages.map((one) => [`/${one}/nothing`, one] as const),
      ['/nothing', 'kz'],
      ['/rus', 'kz'],
      ['/_s/lib', 'kz'],
      ['/_s/lib/kz', 'kz'],
    ] as const) {
      const { status, body, headers } = await get(urlOf(site, address))

      expect.soft([site, address, status, headers['content-type']]).toEqual([site, address, 404, 'text/html; charset=utf-8'])
      expect.soft(body, address).toContain(say(language, 'error.not_found_message'))
    }
  }
})

/** That the pages run within it, all tests see: a browser writes what it refuses into the console. */
test('pages say what may run in them: their own scripts and no others', async () => {
  for (const site of sites) {
    const content = await contentOf(site)
    for (const kind of kindsOf(site)) {
      const { path } = samplesOf(content)[kind]
      const { headers } = await get(urlOf(site, localize('/ru', path)))

      const policy = String(headers['content-security-policy'])
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
      expect.soft(policy, path).toContain("default-src 'self'")
      expect.soft(policy, path).toContain("frame-ancestors 'none'")
      expect.soft(scripts.split(' ').filter((source) => !/^'(self|sha256-[A-Za-z0-9+/=]+)'$/.test(source)), path).toEqual([])
    }
  }
})

test('a script that somebody puts into a page is refused', async ({ page, faults }) => {
  faults.expect(/Content Security Policy/)
  await open(page, urlOf('main', '/kz'))

  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.broughtIn = true'
    document.body.append(script)
  })

  expect(await page.evaluate(() => 'broughtIn' in window)).toBe(false)
})

test('files that never change are kept for a year, pages and their data are asked for anew', async ({ page }) => {
  const answers: { path: string; caching: string | undefined }[] = []
  page.on('response', (response) => answers.push({ path: new URL(response.url()).pathname, caching: response.headers()['cache-control'] }))
  await open(page, urlOf('main', '/kz'))
  await page.waitForLoadState('networkidle')

  const lasting = answers.filter(({ path }) => /-[0-9a-f]{10}\.js$|^\/(static|media)\//.test(path))
  for (const kind of [/\.js$/, /^\/static\//, /^\/media\//]) expect(lasting.filter(({ path }) => kind.test(path)).length, String(kind)).toBeGreaterThan(0)
  expect(lasting.filter(({ caching }) => caching !== 'public, max-age=31536000, immutable')).toEqual([])
  const changing = answers.filter(({ path }) => path === '/kz' || path.startsWith('/page-data/'))
  expect(changing.length).toBeGreaterThan(1)
  expect(changing.filter(({ caching }) => caching !== 'no-cache')).toEqual([])
})
