import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../config'
import { newsFile, pageFile, sampleContent, temporaryFolder, writeContent, type ContentFiles } from '../../testing/test-content'
import { testDatabase } from '../../testing/test-database'
import { targetOf } from './check-links'
import { faultLine } from './faults'
import { checkContent, importContent } from './import-content'

const contentDir = join(temporaryFolder(), 'content')

async function doubtsOf(content_ru: string, { draft = false, others = {} }: { draft?: boolean; others?: ContentFiles } = {}): Promise<string[]> {
  writeContent(contentDir, { ...sampleContent(), 'main/pages/about.yaml': pageFile(101, 'about', { content_ru, ...(draft && { draft }) }), ...others })
  return (await checkContent(contentDir)).doubts.map(faultLine)
}
const doubt = (id: string) => `content/main/pages/about.yaml: content_ru: the link #${id} leads to no heading of this text`

test('a link to a heading that the text does not have is told, once for all of its kind', async () => {
  expect(await doubtsOf('<h2>Документы</h2><p><a href="#сроки">Сроки</a>, <a href="#%D1%81%D1%80%D0%BE%D0%BA%D0%B8">сроки</a>, <a href="#docs">документы</a></p>')).toEqual([doubt('сроки'), doubt('docs')])
})

test.each([
  ['of the second level, by its words', '<h2>Сроки приёма</h2><a href="#сроки-приёма">x</a>'],
  ['of the third level', '<h2>a</h2><h3 id="docs">Документы</h3><a href="#docs">x</a>'],
  ['whose address is encoded', '<h2>Сроки</h2><a href="#%D1%81%D1%80%D0%BE%D0%BA%D0%B8">x</a>'],
  ['that got another id, since its own is the site’s', '<h2 id="sidebar">Меню</h2><a href="#sidebar">x</a>'],
])('a link to a heading %s is right', async (_name, html) => {
  expect(await doubtsOf(html)).toEqual([])
})

test.each([
  ['the top', '<a href="#">x</a><a href="#top">x</a>'],
  ['a block', `<div data-block="NewsPlugin" data-props='{}'></div><a href="#NewsPlugin">x</a>`],
  ['a row of a block, which the text does not have', `<div data-block="NewsPlugin" data-props='{}'></div><a href="#news-401">x</a>`],
  ['the content of every page', '<a href="#content">x</a>'],
])('a link to %s is right', async (_name, html) => {
  expect(await doubtsOf(html)).toEqual([])
})

test('without a block nothing gives a row an id', async () => {
  expect(await doubtsOf('<a href="#news-401">x</a>')).toEqual([doubt('news-401')])
})

const drafts: ContentFiles = { 'main/pages/soon.yaml': pageFile(890, 'soon', { draft: true }), 'main/news/1190-soon.yaml': newsFile(1190, { draft: true }) }
const toDrafts = '<a href="/page/soon?a=1#top">a</a><a href="/news/1190">b</a>'

test('links of what visitors see to drafts are told', async () => {
  const lines = ['/page/soon?a=1#top', '/news/1190'].map((href) => `content/main/pages/about.yaml: content_ru: the link ${href} leads to a draft, which visitors do not see`)

  expect(await doubtsOf(toDrafts, { others: drafts })).toEqual(lines)
})

test('a draft may lead to others', async () => {
  expect(await doubtsOf(toDrafts, { draft: true, others: drafts })).toEqual([])
})

const inText = (href: string) => `content/main/pages/about.yaml: content_ru: the link ${href} leads to no `

test.each(['/newss', '/Reception', '/portfolio', '/newss/?a=1#b'])('a link to %s, which is no part of the site, is told', async (href) => {
  expect(await doubtsOf(`<a href="${href}">x</a>`)).toEqual([`${inText(href)}part of the site`])
})

test('so is that of a menu', async () => {
  const menu = [{ id: 901, menu_title_kz: 'x', link: '/newss' }]

  expect(await doubtsOf('<p>x</p>', { others: { 'lib/menu.yaml': menu } })).toEqual(['content/lib/menu.yaml: [0].link: the link /newss leads to no part of the site'])
})

/** Forms of all addresses that builds make pages at: `/news/{id}`. */
const forms = Array.from(readFileSync(join(repositoryRoot, 'apps/web/build/build-manifest.ts'), 'utf8').matchAll(/^ {2}'(\/[^']*)': '[\w-]+',$/gm), ([, form = '']) => form)

test('a link to any part that the site has is right; what has an item is looked up', async () => {
  const [parts, ofItems] = [forms.filter((form) => !form.includes('{')), forms.filter((form) => form.includes('{') && form !== '/news/category/{slug}')]
  const links = parts.filter((part) => part !== '/Maintenance').map((part) => `<a href="${part}">x</a>`)

  expect([parts.length > 10, ofItems.length > 10]).toEqual([true, true])
  expect(await doubtsOf(links.join(''))).toEqual([])
  expect(ofItems.filter((form) => targetOf(form.replace(/\{\w+(?:\.{3})?\}/g, '4711')) === undefined)).toEqual([])
})

test.each([
  ['a file of the build', '/sitemap.xml'],
  ['the documentation', '/api/docs/'],
  ['a category', '/news/category/science?page=2'],
  ['a former address', '/abiturient?id=3#top'],
])('a link to %s is right', async (_name, href) => {
  expect(await doubtsOf(`<a href="${href}">x</a>`, { others: { 'main/news/1190-x.yaml': newsFile(1190, { former_addresses: ['/abiturient?id=3'] }) } })).toEqual([])
})

const other: ContentFiles = {
  'main/pages/rules-of-fees.yaml': pageFile(890, 'rules-of-fees', { content_kz: '<h2>Мерзімдер</h2>', content_ru: '<h2>Сроки</h2><div data-block="NewsPlugin" data-props="{}"></div>', content_en: '<h2>Dates</h2>' }),
  'main/news/1190-x.yaml': newsFile(1190, { content_ru: '<h3 id="docs">Документы</h3>' }),
}

test.each([
  ['/page/rules-of-fees#nowhere', 'heading of that page'],
  // Readers of this text come to that in Russian.
  ['/page/rules-of-fees#dates', 'heading of that page'],
  ['/news/1190#doc', 'heading of that page'],
])('a link to %s, a heading that the other does not have, is told', async (href, what) => {
  expect(await doubtsOf(`<a href="${href}">x</a>`, { others: other })).toEqual([inText(href) + what])
})

test.each(['/page/rules-of-fees#сроки', '/page/rules-of-fees#%D1%81%D1%80%D0%BE%D0%BA%D0%B8', '/page/rules-of-fees#NewsPlugin', '/page/rules-of-fees#news-401', '/page/rules-of-fees#top', '/news/1190#docs', '/news/1190#related-news', '/blog#ask'])('a link to %s is right', async (href) => {
  expect(await doubtsOf(`<a href="${href}">x</a>`, { others: other })).toEqual([])
})

test('a field in no language is of all readers: what one of them finds there is right', async () => {
  const menu = [{ id: 901, menu_title_kz: 'x', link: '/page/rules-of-fees#dates' }, { id: 902, menu_title_kz: 'x', link: '/page/rules-of-fees#nowhere' }]

  expect(await doubtsOf('<p>x</p>', { others: { ...other, 'main/menu.yaml': menu } })).toEqual(['content/main/menu.yaml: [1].link: the link /page/rules-of-fees#nowhere leads to no heading of that page'])
})

test('a site without the page with the contacts of the admission committee is told, whether its settings name one or not', async () => {
  const settings = (more: object) => ({ site_info: { name_kz: 'x' }, ...more })
  const others = { 'fit/settings.yaml': settings({}), 'lib/settings.yaml': settings({ admission_page_id: 802 }), 'main/settings.yaml': settings({ admission_page_id: 802 }) }
  const doubtOf = (site: string, id: number) => `content/${site}/settings.yaml: admission_page_id: there is no page ${id} on this site, so visitors are shown no contacts of the admission committee`

  expect((await doubtsOf('<p>x</p>', { others })).sort()).toEqual([doubtOf('fit', 236), doubtOf('main', 802)])
})

test('an import tells of the files that have changed where their links lead, also to what has not', async () => {
  const database = await testDatabase('SQLite')
  const links = '<a href="/newss">a</a><a href="/page/rules-of-fees#nowhere">b</a><a href="/page/rules-of-fees#сроки">c</a><a href="/abiturient?id=3">d</a>'
  const former: ContentFiles = { 'main/news/1191-x.yaml': newsFile(1191, { former_addresses: ['/abiturient?id=3'] }) }
  const fill = async (content_ru: string) => {
    const doubts: string[] = []
    writeContent(contentDir, { ...sampleContent(), ...other, ...former, 'main/pages/about.yaml': pageFile(101, 'about', { content_ru }) })
    await importContent(database, contentDir, join(contentDir, '../data'), new Date(), (found) => doubts.push(...found.map(faultLine)))
    return doubts
  }
  const told = [`${inText('/newss')}part of the site`, `${inText('/page/rules-of-fees#nowhere')}heading of that page`]

  expect([await fill(links), await fill(links), await fill(`<p>x</p>${links}`)]).toEqual([told, [], told])
  await database.close()
})
