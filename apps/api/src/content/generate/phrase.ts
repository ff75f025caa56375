import type { JsonObject } from '../../contract/document'
import { languages, type Language } from '../languages'
import type { Text } from './vocabulary'

/** What stands for `{name}` in a pattern. Worked out when it is first needed, and then the same in all texts of an item. */
export type Slots = Record<string, () => Text>

/** Fills in a pattern; `{Name}` stands for `{name}` with a capital letter. */
export function say(pattern: Text, slots: Slots = {}): Text {
  return inEach((language) =>
    pattern[language].replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const slot = slots[name] ?? slots[uncapitalised(name)]
      if (!slot) throw new Error(`a text of the vocabulary names {${name}}, which there is not: ${pattern.en}`)
      const text = slot()[language]
      return slots[name] ? text : capitalised(text)
    }),
  )
}

/** `{ title_kz, title_ru, title_en }` for `title`. */
export function texts(field: string, text: Text): JsonObject {
  return Object.fromEntries(languages.map((language) => [`${field}_${language}`, text[language]]))
}

export function inEach(make: (language: Language) => string): Text {
  return { kz: make('kz'), ru: make('ru'), en: make('en') }
}

export function same(text: string): Text {
  return inEach(() => text)
}

/** One after the other. */
export function join(parts: Text[], between = ''): Text {
  return inEach((language) => parts.map((part) => part[language]).join(between))
}

/** `<p>…</p>`; what is in it must be fit for HTML. */
export function element(tag: string, text: Text): Text {
  return inEach((language) => `<${tag}>${text[language]}</${tag}>`)
}

/** As each language writes numbers. */
export function numberText(value: number): Text {
  const grouped = (separator: string) => String(value).replace(/\B(?=(\d{3})+$)/g, separator)
  return { kz: grouped('\u00a0'), ru: grouped('\u00a0'), en: grouped(',') }
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function uncapitalised(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
