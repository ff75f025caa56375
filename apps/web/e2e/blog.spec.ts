import type { Page } from 'playwright/test'
import { wide } from './helpers/breadth'
import { getBlog, listBlogQuestions, need, textOf } from './helpers/content'
import { say } from './helpers/messages'
import { forms, languages, localize, tags, urlOf } from './helpers/sites'
import { expect, open, openToTheEnd, test } from './helpers/test'
import { writtenAgo } from './helpers/written'
import { settings } from './settings'

test('the blog shows its owner and its posts, in each language and without a question to the API', async ({ page }) => {
  const blog = await getBlog()
  await writtenAgo(page, 0)
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) asked.push(request.url())
  })

  for (const { prefix, language } of settings.isWide ? forms : forms.slice(0, 2)) {
    await openToTheEnd(page, urlOf('main', localize(prefix, '/blog')))

    await expect(page.locator('h1')).toHaveText(say(language, 'blog.title'))
    await expect(page.locator('main header')).toContainText(textOf(blog.owner, 'full_name', language).text)
    await expect(page.locator('main header')).toContainText(textOf(blog, 'reception_hours', language).text)
    await expect(page.getByRole('article').locator('h2:first-child')).toHaveText(blog.posts.data.map((post) => textOf(post, 'title', language).text))
  }
  expect(asked).toEqual([])
})

test('a post without a translation says which language it is in', wide, async ({ page }) => {
  const { posts } = await getBlog()
  const post = need(posts.data.find(({ title_kz, title_en }) => title_kz && !title_en), 'post without English')

  await open(page, urlOf('main', '/en/blog'))

  await expect(page.getByRole('heading', { name: textOf(post, 'title', 'en').text })).toHaveAttribute('lang', tags.kz)
})

test('the answered questions are read by category and page, by the address and by the back button', async ({ page }) => {
  const { categories } = await getBlog()
  const category = need(categories[0], 'category of questions')
  const all = await listBlogQuestions()
  const some = await listBlogQuestions({ category_id: category.id })
  expect(all.last_page).toBeGreaterThan(1)
  await open(page, urlOf('main', '/ru/blog'))

  await page.getByRole('link', { name: say('ru', 'blog.questions') }).click()
  await expect(page).toHaveURL(urlOf('main', '/ru/blog?view=questions'))
  await expectQuestions(page, all)

  await page.getByRole('link', { name: textOf(category, 'name', 'ru').text, exact: true }).click()
  await expect(page).toHaveURL(urlOf('main', `/ru/blog?view=questions&category=${category.id}`))
  await expectQuestions(page, some)

  await page.goBack()
  await expectQuestions(page, all)
  await page.locator('main').getByRole('link', { name: say('ru', 'list.next_page') }).click()
  await expectQuestions(page, await listBlogQuestions({ page: 2 }))

  await page.reload()
  await expectQuestions(page, await listBlogQuestions({ page: 2 }))
})

test('the page of the rector has contacts and leads to the blog', async ({ page }) => {
  const { owner } = await getBlog()
  for (const language of languages) {
    await open(page, urlOf('main', `/${language}/blog/RectorModal`))

    await expect(page.locator('h1')).toHaveText(textOf(owner, 'full_name', language).text)
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
    await expect(page.locator('main img').first()).toBeVisible()
  }

  await page.locator('main article').getByRole('link', { name: say('en', 'blog.title') }).click()
  await expect(page).toHaveURL(urlOf('main', '/en/blog'))
})

test('another site leads to the blog and to its owner', wide, async ({ page }) => {
  for (const { prefix, language } of forms) {
    const path = prefix === '' ? '/blog/RectorModal' : '/blog'
    await open(page, urlOf('lib', localize(prefix, path)))
    await expect(page.locator('h1')).toHaveText(say(language, 'blog.title'))
    await page.getByRole('link', { name: say(language, 'blog_elsewhere.go_there') }).click()

    await expect(page).toHaveURL(urlOf('main', `/${language}${path}`))
    await expect(page.locator('main header').first()).toBeVisible()
  }
})

/** In the words in which they were asked, each with its language where it is not Russian. */
async function expectQuestions(page: Page, { data, total }: Awaited<ReturnType<typeof listBlogQuestions>>) {
  await expect(page.getByRole('article').locator('h2')).toHaveText(data.map(({ question }) => question))
  await expect(page.locator('main').getByRole('status')).toHaveText(say('ru', 'blog.question_count', { count: total }))
  const foreign = need(data.find(({ lang }) => lang !== 'ru'), 'question in another language')
  await expect(page.getByRole('heading', { name: foreign.question })).toHaveAttribute('lang', tags[foreign.lang])
}

test('who came to ask need not read to the end: the button at the top opens the form', wide, async ({ page }) => {
  await open(page, urlOf('main', '/ru/blog'))

  await page.locator('main header').getByRole('link', { name: say('ru', 'blog.ask') }).click()

  await expect(page.getByRole('heading', { name: say('ru', 'blog.ask_title') })).toBeFocused()
  await expect(page.getByRole('heading', { name: say('ru', 'blog.ask_title') })).toBeInViewport()
})
