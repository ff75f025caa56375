import type { components } from '@university/api-schema/types'
import { firstLetter } from '../../text/letters'
import { checkFileNumber } from '../file-number'
import { defineKind } from '../kind'
import { plainTexts } from '../html/plain-text'
import { allTexts, languages, shownText, sortsOfText } from '../languages'

type Entry = components['schemas']['Entry']

/** Entries of generic lists, a file a list; the file's name begins with the number of the list. */
export const entry = defineKind<Entry>({
  name: 'entry',
  files: { form: 'list', path: 'lists', fileName: ({ list_id }) => String(list_id) },
  schema: 'Entry',
  // 0 stands for the number that the file's name begins with.
  defaults: { list_id: 0, files: [] },
  html: ['text'],
  links: ({ link }) => [{ field: 'link', href: link }],
  resolve(item, place) {
    const [number = ''] = place.fileName.split('-')
    if (item['list_id'] === 0) item['list_id'] = Number(number)
    checkFileNumber(item, place, 'list_id')
    if (!languages.some((language) => item[`title_${language}`])) place.fault('title_kz', 'no language has a title')
  },
  facets: (item) => [
    { name: 'list', value: String(item.list_id) },
    ...languages.map((language) => ({ name: `letter_${language}`, value: firstLetter(shownText(item, 'title', language) ?? '') })).filter(({ value }) => value !== ''),
  ],
  sorts: (item) => ({ position: item.sort_order, ...sortsOfText(item, 'title') }),
  listed: (item, language) => shownText(item, 'title', language) ?? '',
  searched: (item) => [...allTexts(item, 'title'), ...plainTexts(item, 'text')],
})
