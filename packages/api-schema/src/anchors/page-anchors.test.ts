import { pageAnchors } from './page-anchors'

const block = (name: string) => `<div data-block="${name}"></div>`
const ids = (html: string) => pageAnchors(html).map(({ id }) => id)

test('has headings and blocks in the order of the page, each with its text or its options', () => {
  expect(pageAnchors(`<h2>Документы &amp; <em>сроки</em></h2><ul><li><div data-block="Gallery" data-props="{&quot;gallery_id&quot;:15}"></div></li></ul><h3>Кому</h3><h2 id="fees">Плата</h2>`)).toEqual([
    { kind: 'heading', id: 'документы-сроки', text: 'Документы & сроки' },
    { kind: 'block', id: 'Gallery', name: 'Gallery', props: { gallery_id: 15 } },
    { kind: 'heading', id: 'fees', text: 'Плата' },
  ])
})

test('no two have one id, nor one that an editor has given', () => {
  expect(ids(`<h2>Fees</h2><h2>Fees</h2><h2 id="Gallery">Pictures</h2>${block('Gallery')}${block('Gallery')}<p id="Gallery-3">a</p>${block('Gallery')}`)).toEqual(['fees', 'fees-2', 'Gallery', 'Gallery-2', 'Gallery-4', 'Gallery-5'])
})

test('a heading without a letter has an id, too', () => {
  expect(ids('<h2>…</h2><h2>?</h2>')).toEqual(['section', 'section-2'])
})
