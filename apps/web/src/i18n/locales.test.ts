/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dynamicKeys } from '../testing/dynamic-keys'
import { languages, languageTags, type Language } from './languages'

const root = path.resolve(__dirname, '../../../..')
const parts = ['accessibility', 'blocks', 'common', 'forms', 'home', 'layout', 'newsletter', 'people', 'preview', 'sections', 'statement', 'details']

/** Calls whose key is data of a form. The keys are found where they are written, by how they begin. */
const dataOfForms = ['errors[name] as string', 'fault', 'fields[name]?.label ?? name', 'hint', 'label', 'message', 'submit']
const beginningsInForms = new Set(Object.keys(readPart('kz', 'forms').messages).map((key) => key.split('.')[0]))

const files = Object.fromEntries(languages.map((language) => [language, readLocale(language)])) as Record<Language, Locale>
const used = findUsedKeys()
const perLanguage = languages.map((language) => ({ language, ...files[language] }))

test('is there in the three languages and no other', () => {
  const folders = readdirSync(path.join(root, 'locales'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')

  // The mails are the server's, and tested there.
  expect(folders.map(({ name }) => [name, readdirSync(path.join(root, 'locales', name)).sort()])).toEqual([...languages].sort().map((language) => [language, [...parts, 'mail'].sort().map((part) => `${part}.json`)]))
})

test('has the same keys in the three languages', () => {
  const [kz, ru, en] = languages.map((language) => [...files[language].keys.keys()])

  expect(ru).toEqual(kz)
  expect(en).toEqual(kz)
})

test.each(perLanguage)('has exactly the plural forms that $language needs', ({ language, keys }) => {
  const wanted = new Intl.PluralRules(languageTags[language]).resolvedOptions().pluralCategories.sort()

  const plurals = [...keys].filter(([, forms]) => !forms.has(''))
  expect(plurals.map(([key, forms]) => [key, [...forms.keys()].sort()])).toEqual(plurals.map(([key]) => [key, wanted]))
  expect(plurals.map(([key]) => key).sort()).toEqual([...used.plural].sort())
})

test('has the same placeholders in every language and every form', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name).sort()

  const differing = [...files.kz.keys.keys()].filter((key) => {
    const texts = languages.flatMap((language) => [...(files[language].keys.get(key)?.values() ?? [])])
    return new Set(texts.map((text) => placeholders(text).join())).size > 1
  })
  expect(differing).toEqual([])
})

// The browsers' i18next can do neither: gatsby/stand-ins/lean-i18next.js.
test('names no other message, and formats no value', () => {
  const texts = languages.flatMap((language) => [...files[language].keys.values()].flatMap((forms) => [...forms.values()]))

  expect(texts.filter((text) => /\$t\(|\{\{[^}]*,/.test(text))).toEqual([])
})

test('has {{count}} in every plural', () => {
  const without = languages.flatMap((language) => [...files[language].keys].filter(([, forms]) => !forms.has('') && ![...forms.values()].every((text) => text.includes('{{count}}'))))

  expect(without).toEqual([])
})

test.each(languages.flatMap((language) => parts.map((part) => ({ language, part }))))('$part of $language is sorted, flat, and names each key once', ({ language, part }) => {
  const { text, messages } = readPart(language, part)

  expect(Object.keys(messages)).toEqual(Object.keys(messages).sort())
  expect(text).toBe(`${JSON.stringify(messages, null, 2)}\n`)
  expect(Object.keys(messages).filter((key) => !/^[a-z]+(_[a-z]+)*\.[a-z0-9_]+$/.test(key))).toEqual([])
})

test('has each key in one part only', () => {
  const keys = parts.flatMap((part) => Object.keys(readPart('kz', part).messages))

  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test.each(perLanguage)('$language has no text that is empty or has stray spaces', ({ messages }) => {
  expect(Object.entries(messages).filter(([, text]) => typeof text !== 'string' || text === '' || text !== text.trim() || /  /.test(text))).toEqual([])
})

test('has every key that the code names', () => {
  expect([...used.keys].filter((key) => !files.kz.keys.has(key))).toEqual([])
})

test('has no key that the code does not name', () => {
  expect([...files.kz.keys.keys()].filter((key) => !used.keys.has(key))).toEqual([])
})

test('knows every key of the code that is put together', () => {
  expect([...used.templates].sort()).toEqual([...Object.keys(dynamicKeys), ...dataOfForms].sort())
})

interface Locale {
  messages: Record<string, string>
  /** Key without its plural form → texts by form; `''` for a key without plurals. */
  keys: Map<string, Map<string, string>>
}

function readLocale(language: Language): Locale {
  const messages = Object.assign({}, ...parts.map((part) => readPart(language, part).messages)) as Record<string, string>
  const keys = new Map<string, Map<string, string>>()
  for (const [name, message] of Object.entries(messages)) {
    const [, key = name, form = ''] = /^(.+)_(zero|one|two|few|many|other)$/.exec(name) ?? []
    keys.set(key, (keys.get(key) ?? new Map<string, string>()).set(form, message))
  }
  return { messages, keys }
}

function readPart(language: Language, part: string): { text: string; messages: Record<string, string> } {
  const text = readFileSync(path.join(root, 'locales', language, `${part}.json`), 'utf8')
  return { text, messages: JSON.parse(text) as Record<string, string> }
}

/** Keys as the code of the site and of the packages names them: `t('…')`, `messages['…']`. */
function findUsedKeys(): { keys: Set<string>; plural: Set<string>; templates: Set<string> } {
  const keys = new Set<string>()
  const plural = new Set<string>()
  const templates = new Set<string>()
  for (const file of sourceFiles()) {
    const code = readFileSync(file, 'utf8')
    for (const [, key = '', rest = ''] of code.matchAll(/\bt\(\s*'([^']+)'([^)]*)/g)) {
      keys.add(key)
      if (/\bcount\b/.test(rest)) plural.add(key)
    }
    for (const [, key = ''] of code.matchAll(/\bmessages(?:\[\w+\])?\['([^']+)'\]/g)) keys.add(key)
    for (const [, key = '', beginning] of code.matchAll(/['"](([a-z_]+)\.[a-z_]+)['"]/g)) if (beginningsInForms.has(beginning)) keys.add(key)
    for (const [, template = ''] of code.matchAll(/\bt\(\s*([^'\s)][^)]*)\)/g)) {
      templates.add(template)
      for (const key of dynamicKeys[template] ?? []) keys.add(key)
    }
  }
  return { keys, plural, templates }
}

function sourceFiles(): string[] {
  const packages = readdirSync(path.join(root, 'packages')).map((name) => path.join(root, 'packages', name, 'src'))
  return [path.join(root, 'apps/web/src'), path.join(root, 'apps/web/gatsby'), ...packages].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixtures)\.tsx?$|\.d\.ts$|(^|\/)(testing|generated)\//.test(file))
      .map((file) => path.join(folder, file)),
  )
}
