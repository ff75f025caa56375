/** @jest-environment node */
import { pageHeadings } from './page-headings'

const block = (name: string, props: object = {}) => `<div data-block="${name}" data-props="${JSON.stringify(props).replaceAll('"', '&quot;')}"></div>`
const known = (name: string, title: string | null, props: Record<string, unknown> = {}) => ({ name, props, title })

test('has the headings of the text and of the blocks in the order of the page', () => {
  const html = `${block('ScoreListBlock')}<h2>Documents</h2><p>a</p><h2>Dates</h2>${block('PriceEducation', { category_id: 3 })}<h2>Questions</h2>`
  const blocks = [known('PriceEducation', 'Fees', { category_id: 3 }), known('ScoreListBlock', 'Scores')]

  expect(pageHeadings(html, blocks).map(({ id, text, isOfBlock }) => [id, text, isOfBlock])).toEqual([
    ['ScoreListBlock', 'Scores', true],
    ['documents', 'Documents', false],
    ['dates', 'Dates', false],
    ['PriceEducation', 'Fees', true],
    ['questions', 'Questions', false],
  ])
})

test('leaves out blocks without a heading, and those of which nobody knows what it says', () => {
  const html = `<h2>Documents</h2>${block('ContentBlock')}${block('Carousel')}`

  expect(pageHeadings(html, [known('ContentBlock', null)]).map(({ id }) => id)).toEqual(['documents'])
})

test('leaves out the ways to share the page, which are no part of what it says', () => {
  const html = `<h2>Documents</h2>${block('ShareComponent')}`

  expect(pageHeadings(html, [known('ShareComponent', 'Share this page')]).map(({ id }) => id)).toEqual(['documents'])
})

test('gives the same block twice two ids, and none that an editor has given', () => {
  const html = `<h2 id="Gallery">Pictures</h2>${block('Gallery')}${block('Gallery')}<p id="Gallery-3">a</p>${block('Gallery')}`

  expect(pageHeadings(html, [known('Gallery', 'Sports day')]).map(({ id }) => id)).toEqual(['Gallery', 'Gallery-2', 'Gallery-4', 'Gallery-5'])
})

test('has a block that stands inside an element where the page shows it: after that element', () => {
  const html = `<ul><li>${block('Gallery')}</li></ul><h2>After</h2>`

  expect(pageHeadings(html, [known('Gallery', 'Sports day')]).map(({ id }) => id)).toEqual(['Gallery', 'after'])
})

test('has the headings of a page that is embedded, in its language, by ids that stay', () => {
  const html = `<h2>Fees</h2>${block('ContentBlock', { slug: 'a' })}${block('ContentBlock', { slug: 'b' })}`
  const embedded = (slug: string, text: string) => ({ ...known('ContentBlock', null, { slug }), initial: { content: { text, language: 'ru' }, more: null } })
  const blocks = [embedded('a', '<h2 id="fees">Оплата</h2><h2>Сроки</h2>'), embedded('b', '<h2 id="fees">Скидки</h2>')]

  expect(pageHeadings(html, blocks)).toEqual([
    { id: 'fees', text: 'Fees', isOfBlock: false },
    { id: 'ContentBlock-fees', text: 'Оплата', isOfBlock: true, language: 'ru' },
    { id: 'ContentBlock-сроки', text: 'Сроки', isOfBlock: true, language: 'ru' },
    { id: 'ContentBlock-2-fees', text: 'Скидки', isOfBlock: true, language: 'ru' },
  ])
})
