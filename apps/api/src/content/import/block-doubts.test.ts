import { join } from 'node:path'
import { pageFile, sampleContent, temporaryFolder, writeContent, type ContentFiles } from '../../testing/test-content'
import { blockSchemas } from '../html/known-blocks'
import { faultLine } from './faults'
import { checkContent } from './import-content'

const contentDir = join(temporaryFolder(), 'content')
const block = (name: string, props: object) => `<div data-block="${name}" data-props='${JSON.stringify(props)}'></div>`
const p = 'content/main/pages/about.yaml'

async function doubtsOf(files: ContentFiles): Promise<string[]> {
  writeContent(contentDir, { ...sampleContent(), ...files })
  return (await checkContent(contentDir)).doubts.map(faultLine)
}

test('there is none about the sample', async () => {
  expect(await doubtsOf({})).toEqual([])
})

test.each([
  ['of no known name', block('newsplugin', {}), 'the block newsplugin is not shown: there is none of this name'],
  ['with an unknown option', block('NewsPlugin', { perpage: 3 }), 'the block NewsPlugin is not shown: perpage unknown key'],
  ['with an option that does not fit', block('EventsPlugin', { from: '01.12.2026' }), 'the block EventsPlugin is not shown: from must be a day, such as "2026-11-21"'],
  ['of a gallery that is not there', block('Gallery', { gallery_id: 99 }), 'the block Gallery is not shown: gallery_id 99 is not on main'],
  ['of a page that only another site has', block('ContentBlock', { slug: 'rules' }), 'the block ContentBlock is not shown: slug rules is not on main'],
  ['of news of a category that is misspelt', block('NewsPlugin', { category_slug: 'sceince' }), 'the block NewsPlugin shows nothing: there is no news category sceince'],
  ['of documents of a category that is gone', block('DocsListBlock', { category_id: 99 }), 'the block DocsListBlock shows nothing: there is no document category 99'],
])('says why visitors do not see a block %s', async (_name, html, reason) => {
  expect(await doubtsOf({ 'main/pages/about.yaml': pageFile(101, 'about', { content_ru: `<p>x</p>${html}` }) })).toEqual([`${p}: content_ru: ${reason}`])
})

test('says nothing of a chair, and a group of programmes, that are there', async () => {
  expect(await doubtsOf({ 'main/pages/about.yaml': pageFile(101, 'about', { content_kz: `${block('PortfolioList', { cafedra_id: 14 })}${block('ScoreListBlock', { group_code: 'B057' })}` }) })).toEqual([])
})

test('says nothing of one that is shown', async () => {
  expect(await doubtsOf({ 'main/pages/about.yaml': pageFile(101, 'about', { content_kz: `${block('ContentBlock', { slug: 'admission' })}${block('NewsPlugin', { per_page: 3, category_slug: 'science' })}` }) })).toEqual([])
})

test('looks up what any option of any block names', async () => {
  const options = Object.entries(blockSchemas()).flatMap(([name, { properties }]) => Object.keys(properties).map((option) => ({ name, option })))
  const naming = options.filter(({ option }) => /_(?:id|slug|code)$/.test(option))
  const blocks = naming.map(({ name, option }) => block(name, { [option]: option.endsWith('_id') ? 999_999 : option === 'group_code' ? 'Z999' : 'nowhere' }))

  const doubts = await doubtsOf({ 'main/pages/about.yaml': pageFile(101, 'about', { content_ru: blocks.join('') }) })

  expect(doubts.map((line) => /the block (\w+) /.exec(line)?.[1])).toEqual(naming.map(({ name }) => name))
})
