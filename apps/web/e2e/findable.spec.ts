import { wide } from './helpers/breadth'
import { contentOf, textOf } from './helpers/content'
import { addressesOf, builtHtml, builtPages } from './helpers/built-pages'
import { differing } from './helpers/differing'
import { get } from './helpers/http'
import { kindsOf, samplesOf, type Kind } from './helpers/samples'
import { languages, localize, publicUrlOf, sites, tags, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'
import { readHead } from './helpers/page-source'

/** What each kind of page tells search engines about itself, besides the way to it. */
const typesOf: Partial<Record<Kind, string[]>> = {
  'home page': ['WebSite', 'CollegeOrUniversity'],
  'news item': ['NewsArticle', 'CollegeOrUniversity'],
  'archived news item': ['NewsArticle', 'CollegeOrUniversity'],
  event: ['Event'],
  vacancy: ['JobPosting'],
  portfolio: ['ProfilePage'],
  candidate: ['Thesis'],
}

for (const site of sites) {
  test(`every kind of page of ${site} has a preview with a picture, in its language`, async () => {
    const content = await contentOf(site)
    for (const kind of kindsOf(site)) {
      const sample = samplesOf(content)[kind]
      for (const language of languages) {
        const address = localize(`/${language}`, sample.path)
        const { meta } = readHead((await get(urlOf(site, address))).body)
        const siteName = textOf(content.settings.site_info, 'name', language).text
        const title = sample.title(language).replace(` — ${siteName}`, '')

        expect.soft([meta['og:title'], meta['og:url'], meta['og:site_name'], meta['twitter:card']], address).toEqual([title, publicUrlOf(site, address), siteName, 'summary_large_image'])
        expect.soft([meta['og:image:width'], meta['og:image:height'], Boolean(meta['og:image:alt'])], address).toEqual(['1200', '630', true])
        const picture = await get(urlOf(site, new URL(meta['og:image'] ?? 'http://none').pathname))
        expect.soft([picture.status, picture.headers['content-type'], picture.headers['cache-control']], address).toEqual([200, 'image/jpeg', 'public, max-age=31536000, immutable'])
        expect.soft(Number(picture.headers['content-length']), address).toBeLessThanOrEqual(60_000)
      }
    }
  })
}

test('the picture of a preview has the size that the page says, and another title has another picture', async ({ page }) => {
  const content = await contentOf('main')
  await open(page, urlOf('main', '/en'))
  const pictures = new Set<string>()
  for (const kind of ['home page', 'content page', 'vacancy'] as const) {
    for (const language of languages) {
      const { meta } = readHead((await get(urlOf('main', localize(`/${language}`, samplesOf(content)[kind].path)))).body)
      const { pathname } = new URL(meta['og:image'] ?? 'http://none')
      pictures.add(pathname)

      const size = await page.evaluate(async (source) => {
        const image = new Image()
        image.src = source
        await image.decode()
        return [image.naturalWidth, image.naturalHeight]
      }, pathname)
      expect.soft(size, `${kind}, ${language}`).toEqual([1200, 630])
    }
  }
  expect(pictures.size).toBe(9)
})

for (const site of sites) {
  test(`pages of ${site} tell search engines what they are about`, async () => {
    const content = await contentOf(site)
    for (const kind of kindsOf(site)) {
      const { path } = samplesOf(content)[kind]
      for (const language of languages) {
        const address = localize(`/${language}`, path)
        const { things } = readHead((await get(urlOf(site, address))).body)
        const expected = (typesOf[kind] ?? []).map((type) => (site === 'main' || type !== 'CollegeOrUniversity' ? type : 'EducationalOrganization'))

        const types = things.map((thing) => thing['@type'])
        expect.soft(types.filter((type) => type !== 'BreadcrumbList' && kind !== 'chair'), address).toEqual(kind === 'chair' ? [] : expected)
        expect.soft(types.filter((type) => type === 'BreadcrumbList'), address).toHaveLength(kind === 'home page' ? 0 : 1)
        // A thesis is in the language that it was written in.
        for (const thing of things.filter((one) => typeof one['inLanguage'] === 'string' && one['@type'] !== 'Thesis')) expect.soft(thing['inLanguage'], address).toBe(tags[language])
      }
    }
  })
}

test('dissertations tell programs that cite what they tell search engines, where there is a document to read', async () => {
  const { dissertations } = await contentOf('main')
  const paths = dissertations.flatMap(({ id, doctorals }) => doctorals.map((doctoral) => `/dissertation/${id}/doctorals/${doctoral.id}`))
  const seen = new Set<boolean>()
  for (const path of paths) {
    const { meta, things } = readHead((await get(urlOf('main', `/kz${path}`))).body)
    const thesis = things.find((thing) => thing['@type'] === 'Thesis') as { name: string; encoding?: { contentUrl: string } } | undefined
    seen.add(thesis?.encoding !== undefined)

    expect.soft([meta['citation_title'], meta['citation_pdf_url']], path).toEqual(thesis?.encoding ? [thesis.name, thesis.encoding.contentUrl] : [undefined, undefined])
  }
  expect(seen.has(true)).toBe(true)
})

test('some chair names its programmes', async () => {
  const { departments } = await contentOf('main')
  const chairs = departments.flatMap(({ cafedras }) => cafedras.map(({ id }) => id))
  const codes: unknown[] = []
  for (const id of chairs) {
    const { things } = readHead((await get(urlOf('main', `/en/portfolio/department/cafedra/${id}`))).body)
    codes.push(...things.filter((thing) => thing['@type'] === 'EducationalOccupationalProgram').map((thing) => thing['identifier']))
  }

  expect(codes.length).toBeGreaterThan(5)
  expect(codes.filter((code) => !/^[678][BMDR]\d{5}$/.test(String(code)))).toEqual([])
})

test('the steps that search engines are told are those that the reader sees', async ({ page }) => {
  const content = await contentOf('main')
  for (const kind of ['content page', 'news item', 'portfolio', 'vacancy', 'candidate'] as const) {
    await open(page, urlOf('main', `/ru${samplesOf(content)[kind].path}`))

    const things = (JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as { '@graph': Record<string, unknown>[] })['@graph']
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement'] as { name: string; item?: string }[]
    const seen = await page.locator('[data-breadcrumbs] li').evaluateAll((items) => items.map((item) => ({ name: item.textContent, link: item.querySelector('a')?.getAttribute('href') })))
    const steps = seen.filter(({ link }, index) => link || index === seen.length - 1)
    expect.soft(list.map(({ name, item }) => [name, item]), kind).toEqual(steps.map(({ name, link }) => [name, link ? publicUrlOf('main', link) : undefined]))
  }
})

test('what a page says to other programs goes when the reader goes on', async ({ page }) => {
  await open(page, urlOf('main', '/en'))
  expect(await page.locator('head [data-of-page]').count()).toBeGreaterThan(10)

  await page.locator('main a[href="/en/news"]').first().click()
  await expect(page).toHaveURL(urlOf('main', '/en/news'))
  await expect(page.locator('head [data-of-page]')).toHaveCount(0)
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', publicUrlOf('main', '/en/news'))
})

test('search engines are kept from categories without news', async () => {
  const seen = new Set<boolean>()
  for (const site of sites) {
    const { news } = await contentOf(site)
    for (const address of addressesOf(site)) {
      const [, category] = /^\/ru\/news\/category\/([\w-]+)$/.exec(address) ?? []
      if (category === undefined) continue
      const isEmpty = !news.some(({ categories }) => categories.some(({ slug }) => slug === category))
      seen.add(isEmpty)
      expect.soft([site, category, readHead(builtHtml(site, address)).meta['robots'] === 'noindex']).toEqual([site, category, isEmpty])
    }
  }
  expect(seen.size).toBe(2)
})

for (const site of sites) {
  test(`the sitemaps of ${site} list exactly the pages that readers look for, with the same in other languages`, site === 'main' ? wide : {}, async () => {
    const index = await get(urlOf(site, '/sitemap.xml'))
    const parts = locations(index.body)
    const listed = new Map<string, string[]>()
    for (const part of parts) {
      const { status, headers, body } = await get(urlOf(site, new URL(part).pathname))
      expect([status, headers['content-type']]).toEqual([200, 'application/xml'])
      for (const [entry, url = ''] of body.matchAll(/<url><loc>(.*?)<\/loc>.*?<\/url>/g)) listed.set(url, [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => `${language} ${href}`))
    }

    expect([index.status, parts.map((part) => new URL(part).pathname)]).toEqual([200, languages.map((language) => `/sitemap-${language}.xml`)])
    const wanted = Array.from(builtPages(site), ({ address, html }) => ({ url: publicUrlOf(site, address), head: readHead(html) }))
    const findable = wanted.filter(({ url, head }) => head.canonical === url && head.meta['robots'] !== 'noindex' && !/\/(Maintenance|newsletter\/(activate|unsubscribe))$/.test(url))
    expect([...listed.keys()].sort()).toEqual(findable.map(({ url }) => url).sort())
    expect.soft(differing(findable.map(({ url, head }) => ({ url, seen: listed.get(url), wanted: head.alternates })))).toEqual([])
    expect.soft([...listed.values()].flat().filter((alternate) => !listed.has(alternate.split(' ')[1] ?? '')), 'in no sitemap themselves').toEqual([])
  })

  test(`${site} has what stands at the root of a site`, async () => {
    const robots = await get(urlOf(site, '/robots.txt'))
    expect.soft([robots.status, robots.body]).toEqual([200, `User-agent: *\nDisallow:\n\nSitemap: ${publicUrlOf(site, '/sitemap.xml')}\n`])

    const security = await get(urlOf(site, '/.well-known/security.txt'))
    expect.soft([security.status, security.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect.soft(security.body).toContain(`Canonical: ${publicUrlOf(site, '/.well-known/security.txt')}\n`)
    expect.soft(Date.parse(/Expires: (.*)/.exec(security.body)?.[1] ?? '')).toBeGreaterThan(Date.now())

    const { settings } = await contentOf(site)
    const manifest = JSON.parse((await get(urlOf(site, '/manifest.webmanifest'))).body) as { name: string; lang: string; icons: { src: string }[] }
    expect.soft([manifest.name, manifest.lang]).toEqual([textOf(settings.site_info, 'name', 'kz').text, 'kk'])
    for (const address of ['/favicon.ico', '/apple-touch-icon.png', ...manifest.icons.map(({ src }) => src)]) expect.soft((await get(urlOf(site, address))).status, address).toBe(200)
  })
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '')
}
