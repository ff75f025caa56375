import type { JsonObject } from '../../contract/document'
import { defineKind } from '../kind'
import { toEntry } from './to-entry'
import { toTree } from './to-tree'

const kind = defineKind<JsonObject>({
  name: 'portfolio',
  files: { form: 'single', path: 'x.yaml' },
  schema: 'Portfolio',
  defaults: { views: 0, seo: { noindex: false }, heads: null },
  computed: { counts: {} },
  parts: { awards: 'PortfolioAward' },
})
const pictures = new Map<string | number, string>([
  [7, 'lib/logo.svg'],
  ['/media/logo-1a2b3c4d.svg', 'main/logo.svg'],
  [8, 'rules.pdf'],
  ['/media/rules-5e6f7a8b.pdf', 'rules.pdf'],
])
const logo = { id: 7, url: '/media/logo-1a2b3c4d.svg', width: 160, height: 100, sources: [] }
const rules = { id: 8, url: '/media/rules-5e6f7a8b.pdf', mime: 'application/pdf', ext: 'pdf', size_bytes: 9 }

test.each<[string, JsonObject, JsonObject]>([
  ['what it has no translation for', { title_kz: 'А', title_ru: null, items: [{ text_en: null, text_kz: 'Б' }] }, { title_kz: 'А', items: [{ text_kz: 'Б' }] }],
  ['what is so by default', { views: 0, seo: { noindex: false, meta_title_kz: null }, heads: null }, {}],
  ['what is so by default beside what is not', { views: 3, seo: { noindex: false, meta_title_kz: 'А' } }, { views: 3, seo: { meta_title_kz: 'А' } }],
  ['what is null, where the default is not', { views: null }, { views: null }],
  ['what the server works out', { counts: { awards: 1 }, id: 1 }, { id: 1 }],
  ['lists that have nothing', { awards: [] }, {}],
  ['lists that have something', { awards: [{ id: 1 }] }, { awards: [{ id: 1 }] }],
  ['a picture', { photo: { ...logo, alt_kz: 'Ә', alt_ru: null } }, { photo: { file: 'lib/logo.svg', alt_kz: 'Ә' } }],
  ['a document', { files: [{ ...rules, title_kz: 'Ереже' }] }, { files: [{ file: 'rules.pdf', title_kz: 'Ереже' }] }],
  ['a picture that is no file of the content', { photo: { ...logo, url: '/media/other-1a2b3c4d.svg' } }, { photo: { ...logo, url: '/media/other-1a2b3c4d.svg' } }],
  ['an address that is neither', { links: [{ id: 8, url: rules.url }] }, { links: [{ id: 8, url: rules.url }] }],
  [
    'a text with both',
    { bio_kz: `<p><a href="${rules.url}">а</a><a href="/news">б</a></p><picture><source type="image/webp" srcset="x 1w" /><img src="${logo.url}" alt="" /></picture>` },
    { bio_kz: '<p><a href="/media/rules.pdf">а</a><a href="/news">б</a></p><img src="/media/main/logo.svg" alt="" />' },
  ],
])('writes %s as an author would', (_name, item, entry) => {
  expect(toEntry(kind, item, pictures)).toEqual(entry)
})

test('puts what is below another below it, and no empty list below what has nothing', () => {
  const entries = [{ id: 1 }, { id: 2, parent_id: null }, { id: 3, parent_id: 1 }, { id: 4, parent_id: 3 }]

  expect(toTree({ form: 'list', path: 'menu.yaml', children: 'below', parent: 'parent_id' }, entries)).toEqual([{ id: 1, below: [{ id: 3, below: [{ id: 4 }] }] }, { id: 2 }])
})
