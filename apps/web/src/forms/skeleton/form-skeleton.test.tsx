import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { blogQuestionRules } from '../../blog-question/blog-question-values'
import { putMessages } from '../../i18n/load-messages'
import { languages } from '../../i18n/languages'
import { questionRules } from '../../reception/question-values'
import { addStyles } from '../../testing/add-styles'
import { messages, renderInSite } from '../../testing/render-in-site'
import { applicationRules } from '../../vacancy-application/application-values'
import { FormPlace } from './form-place'
import { FormSkeleton } from './form-skeleton'
import { serverSkeletons, type FormName } from './server-skeletons'
import { Skeleton } from './skeleton'

const rules = { application: applicationRules, reception: questionRules, blogQuestion: blogQuestionRules }
const forms = Object.keys(rules) as FormName[]

beforeEach(() => languages.forEach((language) => putMessages(language, messages[language])))
afterEach(() => delete serverSkeletons.render)

test.each(forms.flatMap((form) => languages.map((language) => [form, language] as const)))('that of %s has in %s what its form says, field by field, and nothing is read out', (form, language) => {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(<Skeleton form={form} language={language} />)

  const texts = [...place.querySelectorAll('.words')].map(({ textContent }) => textContent?.trim() ?? '')
  const say = (key: string) => messages[language][key] ?? '?'
  const labels = Object.values(rules[form]).map(({ label }) => say(label))
  expect(texts.filter((text) => labels.includes(text))).toEqual(labels)
  expect(texts.slice(-5, -1)).toEqual([say('field.consent'), say('field.consent_text'), say('captcha.label'), say('captcha.hint')])
  expect(texts.filter((text) => text === say('field.optional'))).toHaveLength(Object.entries(rules[form]).filter(([name, rule]) => !('required' in rule) && name !== 'isPublic').length)
  expect(texts).not.toContain('')
  expect([...place.children].every((child) => child.getAttribute('aria-hidden') === 'true')).toBe(true)
})

test('is what the server has drawn, and keeps it; it says that something comes', () => {
  serverSkeletons.render = (form, language) => `<p>${form} ${language}</p>`
  const served = renderInSite(<FormSkeleton form="application" />, { language: 'ru' })
  const html = served.container.innerHTML
  served.unmount()
  delete serverSkeletons.render

  const { show } = renderInSite(<FormSkeleton form="application" />, { language: 'ru', html })
  show(<FormSkeleton form="application" />, { language: 'ru' })

  expect(screen.getByText('application ru')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent(messages.ru['list.loading'] ?? '?')
})

test('is drawn in the browser where the server has drawn none', async () => {
  renderInSite(<FormSkeleton form="blogQuestion" />, { language: 'kz' })

  expect(await screen.findByText(messages.kz['blog_question.topic'] ?? '?')).toBeInTheDocument()
})

test('goes in the moment in which the form shows something', () => {
  addStyles('forms/skeleton/form-place.module.css')
  serverSkeletons.render = () => '<p></p>'
  const skeleton = <FormSkeleton form="reception" />
  const { show } = renderInSite(<FormPlace skeleton={skeleton}>{null}</FormPlace>)
  expect(screen.getByRole('status')).toBeInTheDocument()

  show(<FormPlace skeleton={skeleton}>Form</FormPlace>)

  expect(screen.queryByRole('status')).toBeNull()
})
