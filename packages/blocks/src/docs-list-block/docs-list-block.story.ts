import { aDocument, documentList } from '../testing/contract-documents'
import type { Story } from '../testing/story'
import type { DocsListBlockOptions } from './docs-list-block.options'

const replaced = documentList([aDocument(3, { version: '3', replaces_id: 2 }), aDocument(2, { version: '2', replaces_id: 1 }), aDocument(1, { version: '1' })])
const current = documentList(replaced.data.slice(0, 1))

export const story = {
  options: {},
  asks: ['listDocuments'],
  step: '?file=ru',
  states: {
    'with its earlier versions': {
      first: (mocks) => mocks.on('listDocuments').answer(200, ({ body }) => (body.include_replaced ? replaced : current)),
      press: ['docs.earlier'],
    },
    'earlier versions that are gone': { first: (mocks) => mocks.on('listDocuments').answer(200, current), press: ['docs.earlier'] },
  },
} satisfies Story<DocsListBlockOptions>
