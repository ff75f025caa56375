/** @jest-environment node */
import { islandChunks } from './island-styles'

test('has those of the template, of the blocks of editors, each once, and of the ways to share', () => {
  const blocks = [{ name: 'PriceEducation' }, { name: 'ShareComponent' }, { name: 'PriceEducation' }]

  expect(islandChunks(page('page', { universityPage: { blocks } }))).toEqual(['block-price-education', 'block-share-component', 'island-page'])
  expect(islandChunks(page('vacancy', { universityVacancy: {} }))).toEqual(['island-vacancy', 'share'])
})

test('knows those of a page that asks for nothing', () => {
  expect(islandChunks(page('search', undefined))).toEqual(['island-search'])
})

function page(template: string, data: object | undefined) {
  return { componentChunkName: `component---src-templates-${template}-tsx`, result: { data } }
}
