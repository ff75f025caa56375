import { screen } from '@testing-library/react'
import { languages } from '../i18n/languages'
import { messages, renderInSite } from '../testing/render-in-site'
import { TranslationNotice } from './translation-notice'

const pairs = languages.flatMap((language) => languages.filter((other) => other !== language).map((other) => [language, other] as const))

test.each(pairs)('tells a reader of %s that the text is shown in %s', (language, textLanguage) => {
  renderInSite(<TranslationNotice textLanguage={textLanguage} />, { language })

  expect(screen.getByRole('note')).toHaveTextContent(messages[language][`translation.shown_in_${textLanguage}`] as string)
})

test.each(['en', undefined] as const)('says nothing of a text in %s on an English page', (textLanguage) => {
  renderInSite(<TranslationNotice textLanguage={textLanguage} />, { language: 'en' })

  expect(screen.queryByRole('note')).toBeNull()
})
