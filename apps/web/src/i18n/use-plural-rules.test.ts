import { renderHook } from '@testing-library/react'
import { usePluralRules } from './use-plural-rules'

const i18n = { services: { pluralResolver: {} as { getRule(code: string, options?: { ordinal?: boolean }): Intl.PluralRules } } }

jest.mock('gatsby-plugin-react-i18next', () => ({ useI18next: () => ({ i18n }) }))

test('Kazakh is counted by its own rules, under the name that browsers know it by', () => {
  renderHook(() => usePluralRules())

  expect(i18n.services.pluralResolver.getRule('kz').resolvedOptions()).toMatchObject({ locale: 'kk', type: 'cardinal' })
})

test('the rules of a language are made once: each counted word asks for them', () => {
  renderHook(() => usePluralRules())
  const { getRule } = i18n.services.pluralResolver

  const rules = [getRule('ru'), getRule('ru'), getRule('ru', { ordinal: true }), getRule('ru', { ordinal: true })]

  expect([rules[0] === rules[1], rules[2] === rules[3], rules[0] === rules[2]]).toEqual([true, true, false])
})
