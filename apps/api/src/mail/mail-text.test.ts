import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../content/languages'
import { repositoryRoot } from '../config'
import { mailDate, mailLastDay, mailPeriod, mailText } from './mail-text'

const texts = Object.fromEntries(languages.map((language) => [language, readFileSync(join(repositoryRoot, 'locales', language, 'mail.json'), 'utf8')]))
const messages = Object.fromEntries(languages.map((language) => [language, JSON.parse(texts[language] ?? '') as Record<string, string>]))
const keys = Object.keys(messages['kz'] ?? {})

test.each(languages)('%s has the keys of all languages, sorted and flat', (language) => {
  expect(Object.keys(messages[language] ?? {})).toEqual([...keys].sort())
  expect(texts[language]).toBe(`${JSON.stringify(messages[language], null, 2)}\n`)
  expect(keys.filter((key) => !/^[a-z]+\.[a-z_]+$/.test(key))).toEqual([])
})

test.each(keys)('%s has the same placeholders in every language, and no stray spaces', (key) => {
  const placeholders = languages.map((language) => [...(messages[language]?.[key] ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort())

  expect(placeholders).toEqual(languages.map(() => placeholders[0]))
  expect(languages.filter((language) => !/^\S.*\S$/.test(messages[language]?.[key] ?? '') || /  /.test(messages[language]?.[key] ?? ''))).toEqual([])
})

test('has no key that no mail uses', () => {
  const sources = readdirSync(join(__dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(mail|questions|applications|newsletter)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(__dirname, '..', file), 'utf8'))
    .join('\n')

  expect(keys.filter((key) => !sources.includes(`'${key}'`))).toEqual([])
})

test('fills in what it is given', () => {
  expect(mailText('ru', 'mail.greeting', { name: '{{x}} $1' })).toBe('Здравствуйте, {{x}} $1!')
})

test('writes days as people in Almaty do', () => {
  const evening = '2026-12-10T20:00:00Z'

  expect(languages.map((language) => mailDate(language, evening))).toEqual(['2026 ж. 11 желтоқсан', '11 декабря 2026 г.', '11 December 2026'])
  expect(['2026-12-11T19:00:00Z', '2026-12-11T13:00:00Z'].map((end) => mailLastDay('en', end))).toEqual(['11 December 2026', '11 December 2026'])
  expect(mailPeriod('kz', '2026-12-10T00:00:00Z', '2026-12-17T00:00:00Z').replace(/\s/g, ' ')).toBe('2026 ж. 10–17 желтоқсан')
})
