import type { Page } from 'playwright/test'
import { oneIn } from './helpers/breadth'
import { contentOf, need } from './helpers/content'
import { get } from './helpers/http'
import { keepNothing } from './helpers/keep-nothing'
import { kinds, samplesOf } from './helpers/samples'
import { localize, urlOf } from './helpers/sites'
import { expect, open, test } from './helpers/test'

// Two pixels to one, as most telephones have at least.
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

test('the browser takes a photo in the best format, with pixels enough and not many more', async ({ page }) => {
  const { id, image } = await newsWithPhoto()
  const asked: string[] = []
  await keepNothing(page)
  page.on('request', (request) => request.resourceType() === 'image' && asked.push(new URL(request.url()).pathname))
  await open(page, urlOf('main', `/kz/news/${id}`))

  const photo = page.locator('article figure img').first()
  await expect(photo).toBeVisible()
  await photo.evaluate((img: HTMLImageElement) => img.decode())
  const { source, shown } = await photo.evaluate((img: HTMLImageElement) => ({ source: new URL(img.currentSrc).pathname, shown: img.clientWidth }))

  const chosen = need(image.sources.find(({ url }) => url === source), 'chosen source')
  expect(chosen).toMatchObject({ type: 'image/avif', width: 960 })
  expect(chosen.width).toBeGreaterThanOrEqual(shown * 2)
  // Nothing of the same picture besides.
  expect(asked.filter((path) => [image.url, ...image.sources.map(({ url }) => url)].includes(path))).toEqual([source])
})

test('every address of a photo answers as what it is, for a year', async () => {
  const { image } = await newsWithPhoto()
  const addresses = [...image.sources.map(({ type, url }) => ({ type, url })), { type: 'image/jpeg', url: image.url }]

  const answers = await Promise.all(addresses.map(({ url }) => get(urlOf('main', url))))

  expect(answers.map(({ status, headers }, index) => [status, headers['content-type'], headers['cache-control'], addresses[index]?.url])).toEqual(addresses.map(({ type, url }) => [200, type, 'public, max-age=31536000, immutable', url]))
  const [avif, jpeg] = [answers[image.sources.findIndex(({ width }) => width === 1600)], answers.at(-1)]
  expect(Number(avif?.headers['content-length'])).toBeLessThan(Number(jpeg?.headers['content-length']) / 2)
})

for (const [place, kind] of kinds.filter((one) => one !== 'category of news').entries()) {
  test(`the pictures of a ${kind} keep their room, and load late unless they are seen first`, oneIn(9, place), async ({ page }) => {
    const { path } = samplesOf(await contentOf('main'))[kind]
    await open(page, urlOf('main', localize('/ru', path)))

    const pictures = await readPictures(page)

    expect(pictures.filter(({ width, height }) => !width || !height)).toEqual([])
    expect(pictures.filter(({ isFirst }) => isFirst).length).toBeLessThanOrEqual(1)
    expect(pictures.filter(({ top, isLazy }) => top > 3 * 844 && !isLazy)).toEqual([])
    expect(pictures.filter(({ isFirst, isLazy }) => isFirst && isLazy)).toEqual([])
  })
}

test('the large picture of the home page is asked for before all others', async ({ page }) => {
  await open(page, urlOf('main', '/kz'))

  const [first] = (await readPictures(page)).filter(({ isFirst }) => isFirst)

  expect(first).toMatchObject({ isLazy: false })
  expect(first?.top).toBeLessThan(844)
})

async function newsWithPhoto() {
  const { news } = await contentOf('main')
  const found = need(news.find(({ image }) => image?.sources?.some(({ width }) => width === 1600)), 'news item with a photo')
  return { id: found.id, image: { url: found.image?.url ?? '', sources: found.image?.sources ?? [] } }
}

function readPictures(page: Page) {
  return page.locator('main img').evaluateAll((images) =>
    (images as HTMLImageElement[]).map((img) => ({
      src: img.getAttribute('src'),
      width: img.getAttribute('width'),
      height: img.getAttribute('height'),
      isLazy: img.loading === 'lazy',
      isFirst: img.getAttribute('fetchpriority') === 'high',
      top: img.getBoundingClientRect().top + window.scrollY,
    })),
  )
}
