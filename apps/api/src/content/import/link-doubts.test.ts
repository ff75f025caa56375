import { join } from 'node:path'
import { newsFile, pageFile, sampleContent, temporaryFolder, writeContent, type ContentFiles } from '../../testing/test-content'
import { faultLine } from './faults'
import { checkContent } from './import-content'

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
