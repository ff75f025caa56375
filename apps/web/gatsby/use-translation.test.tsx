import { readFileSync } from 'node:fs'
import { transformSync } from '@swc/core'
import { act, render } from '@testing-library/react'
import { createInstance, type i18n } from 'i18next'
import { I18nContext, I18nextProvider, useTranslation } from 'react-i18next'
import * as React from 'react'

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

async function instance(part: string): Promise<i18n> {
  const words = createInstance()
  await words.init({ lng: 'en', defaultNS: 'common', resources: { en: { common: { part } } } })
  return words
}
