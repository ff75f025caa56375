import { screen } from '@testing-library/react'
import { languages } from '../i18n/languages'
import { messages, renderInSite } from '../testing/render-in-site'
import { ApplicationSkeleton, longTexts, shortText } from './application-skeleton'
import { applicationRules } from './application-values'

/** Letters that are wider or narrower than those of the bars. */
const slack = 3

test.each(languages)('takes as much room in %s as the texts of the form', (language) => {
  const wrong = Object.entries(longTexts).filter(([key, letters]) => Math.abs(lengthOf(language, key) - letters[language]) > slack)

  expect(wrong.map(([key]) => [key, lengthOf(language, key)])).toEqual([])
})

test.each(languages)('knows in %s every text of a field that may take more than one line', (language) => {
  const keys = Object.values(applicationRules).flatMap(({ label }) => [label, `${label}_hint`].filter((key) => key in messages[language]))

  const oneLine = 24
  expect(keys.filter((key) => !(key in longTexts) && lengthOf(language, key) > oneLine)).toEqual([])
  expect(shortText).toBeLessThanOrEqual(oneLine)
})

test('has as many fields as the form, says that something comes, and shows no words of its own', () => {
  const { container } = renderInSite(<ApplicationSkeleton />)

  expect(container.querySelectorAll('.framed')).toHaveLength(Object.keys(applicationRules).length)
  expect(container.querySelectorAll('.drop')).toHaveLength(2)
  expect(screen.getByRole('status')).toHaveTextContent(messages.en['list.loading'] ?? '?')
  expect(container.querySelector('.form')).toHaveAttribute('aria-hidden', 'true')
})

function lengthOf(language: keyof typeof messages, key: string): number {
  return (messages[language][key] ?? '').length
}
