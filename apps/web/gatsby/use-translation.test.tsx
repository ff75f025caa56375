import { readFileSync } from 'node:fs'
import { transformSync } from '@swc/core'
import { act, render, screen } from '@testing-library/react'
import { createInstance, type i18n, type TFunction } from 'i18next'
import { I18nContext, I18nextProvider, useTranslation } from 'react-i18next'
import * as React from 'react'
import { allMessages } from '../src/i18n/all-messages'

const { code } = transformSync(readFileSync(require.resolve('./stand-ins/use-translation.js'), 'utf8'), { module: { type: 'commonjs' } })
const module_ = { exports: {} as { useTranslation: typeof useTranslation } }
new Function('module', 'exports', 'require', code)(module_, module_.exports, (name: string) => (name === 'react' ? React : { I18nContext }))

test.each([
  ['of react-i18next has what it said before, then renders its component a second time', useTranslation, ['one a', 'one a', 'two a']],
  ['of the site has the words at once', module_.exports.useTranslation, ['one a', 'two a']],
])('the hook %s', async (_, hook, said) => {
  const told: string[] = []
  function Part() {
    const { t } = hook()
    told.push(t('part', { name: 'a' }))
    return null
  }
  const page = (words: i18n) => (
    <I18nextProvider i18n={words}>
      <Part />
    </I18nextProvider>
  )

  const { rerender } = render(page(await instance('one {{name}}')))
  rerender(page(await instance('two {{name}}')))
  await act(async () => undefined)

  expect(told).toEqual(said)
})

test('it is the same for all components of a render', async () => {
  const found = new Set<unknown>()
  const Part = () => (found.add(module_.exports.useTranslation()), null)

  render(
    <I18nextProvider i18n={await instance('one')}>
      <Part />
      <Part />
    </I18nextProvider>,
  )

  expect(found.size).toBe(1)
})

test('it says of every message what i18next says, with and without what is put in', async () => {
  const { en } = allMessages
  const words = createInstance()
  await words.init({ lng: 'en', defaultNS: 'forms', fallbackNS: ['common'], keySeparator: false, nsSeparator: false, resources: { en: { common: en, forms: { part: 'of a form', 'announce.title': 'of a form, too' } } } })
  let t: TFunction = words.t
  const Part = () => ((t = module_.exports.useTranslation().t), null)
  render(
    <I18nextProvider i18n={words}>
      <Part />
    </I18nextProvider>,
  )
  const keys = [...Object.keys(en), 'part', 'not.there'] as 'announce.title'[]
  const values = { name: 'a', count: 2 }

  expect(keys.map((key) => [t(key), t(key, values), t(key, 'in its place')])).toEqual(keys.map((key) => [words.t(key), words.t(key, values), words.t(key, 'in its place')]))
  expect([t(['not.there', 'archive.title'] as 'archive.title'[]), t('announce.title')]).toEqual([words.t('archive.title'), 'of a form, too'])

  words.addResourceBundle('en', 'common', { late: 'came later' }, true, true)
  expect(t('late' as 'announce.title')).toBe('came later')
})

test('i18next is not asked for messages that have nothing to put in', async () => {
  const words = await instance('one')
  const asked = jest.spyOn(words, 't')
  const Part = () => <p>{module_.exports.useTranslation().t('part')}</p>

  render(
    <I18nextProvider i18n={words}>
      <Part />
    </I18nextProvider>,
  )

  expect([screen.getByText('one').tagName, asked.mock.calls]).toEqual(['P', []])
})

async function instance(part: string): Promise<i18n> {
  const words = createInstance()
  await words.init({ lng: 'en', defaultNS: 'common', resources: { en: { common: { part } } } })
  return words
}
