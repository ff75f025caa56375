import type { EmbeddedProps } from '../page-content/block-definition'
import type { EmbeddedContentInitial, EmbeddedContentOptions } from './embedded-content.options'
import { fixtures as texts } from './content-block.fixtures'

const options = { slug: 'admission/contacts' }
const text = texts['headings and lists'].html

export const fixtures = {
  text: { options, initial: { content: { text, language: 'kz' }, more: null } },
  'text of another language, with more behind a link': { options, initial: { content: { text: '<p>Документы принимают с 20 июня.</p>', language: 'ru' }, more: { path: '/page/admission/contacts', title: { text: 'Приёмная комиссия', language: 'ru' } } } },
  'nothing but blocks': { options, initial: { content: null, more: { path: '/page/admission/contacts', title: { text: 'Қабылдау комиссиясы', language: 'kz' } } } },
  empty: { options, initial: { content: null, more: null } },
} satisfies Record<string, EmbeddedProps<EmbeddedContentOptions, EmbeddedContentInitial>>
