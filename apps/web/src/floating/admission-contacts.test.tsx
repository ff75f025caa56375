import type { Schema } from '@university/api-client/types'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forgetAnswers } from '@university/api-client/testing/forget-answers'
import { client } from '@university/blocks/client'
import axe from 'axe-core'
import { SiteBlocks } from '../blocks/site-blocks'
import { languages, languageTags, type Language } from '../i18n/languages'
import { navigate } from '../testing/gatsby'
import { messages, renderInSite } from '../testing/render-in-site'
import { AdmissionContacts } from './admission-contacts'

const page: Schema<'Page'> = {
  id: 236,
  slug: 'admission/contacts',
  title_kz: 'Қабылдау комиссиясы',
  title_ru: 'Приёмная комиссия',
  title_en: 'Admission committee',
  lead_kz: null,
  lead_ru: null,
  lead_en: null,
  content_kz: '<p>104-бөлме</p>',
  content_ru: '<p>Кабинет 104, <a href="/page/admission">как поступить</a></p>',
  content_en: '<p>Room 104</p>',
  blocks: [],
  menu_id: null,
  files: [],
  seo: { meta_title_kz: null, meta_title_ru: null, meta_title_en: null, meta_description_kz: null, meta_description_ru: null, meta_description_en: null, og_image: null, noindex: false },
  published_at: '2026-02-09T05:30:00Z',
  updated_at: '2026-11-02T04:00:00Z',
  available_langs: ['kz', 'ru', 'en'],
}
const contents: Record<Language, string> = { kz: '104-бөлме', ru: 'Кабинет 104, как поступить', en: 'Room 104' }

beforeEach(() => forgetAnswers(client))

test('tells its headings from those of the page below the dialog, which may be called the same', async () => {
  answer({ ...page, content_en: '<h2 id="contacts">Contacts</h2><p><a href="#contacts">Where</a></p>' })
  show('en', 'lib')

  await settle()

  const { id } = screen.getByRole('heading', { name: 'Contacts' })
  expect([id, screen.getByRole('link', { name: 'Where' }).getAttribute('href')]).toEqual(['committee-contacts', '#committee-contacts'])
})

test.each(languages)('asks for the page by its id on its site, and shows it in %s', async (language) => {
  document.documentElement.lang = languageTags[language]
  answer(page)
  show(language, 'lib')
  expect(screen.getByRole('status')).toHaveTextContent(say(language, 'list.loading'))

  await settle()

  expect(asked()).toBe(`/api/page/236?site=lib&lang=${language}`)
  const content = document.querySelector('[data-content]')
  expect(content).toHaveTextContent(contents[language])
  expect(content).not.toHaveAttribute('lang')
  expect([screen.queryByRole('status'), screen.queryByRole('note')]).toEqual([null, null])
  expect(screen.getByRole('link', { name: say(language, 'floating.as_page') })).toHaveAttribute('href', `/${language}/page/admission/contacts`)
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test.each<[Language, Partial<Schema<'Page'>>, Language]>([
  ['en', { content_en: null }, 'kz'],
  ['en', { content_en: null, content_kz: null }, 'ru'],
  ['ru', { content_ru: null }, 'kz'],
  ['kz', { content_kz: null, content_ru: null }, 'en'],
])('shows in %s what has no translation in the first language that there is, and says so', async (language, missing, shown) => {
  answer({ ...page, ...missing })
  show(language)

  await settle()

  expect(screen.getByRole('note')).toHaveTextContent(say(language, `translation.shown_in_${shown}`))
  expect(document.querySelector('[data-content]')).toHaveTextContent(contents[shown])
  expect(document.querySelector('[data-content]')).toHaveAttribute('lang', languageTags[shown])
})

test('says when the contacts do not come, and asks again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  show('en')
  await settle()
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent(say('en', 'floating.contacts_failed'))
  expect(screen.getByRole('link', { name: say('en', 'floating.as_page') })).toBeVisible()

  answer(page)
  await userEvent.click(within(alert).getByRole('button', { name: say('en', 'list.retry') }))
  await settle()

  expect(document.querySelector('[data-content]')).toHaveTextContent('Room 104')
  expect(document.querySelector('[tabindex="-1"]')).toHaveFocus()
})

test('opens links of the site without a reload', async () => {
  answer(page)
  show('ru')
  await settle()

  await userEvent.click(screen.getByRole('link', { name: 'как поступить' }))

  expect(navigate).toHaveBeenCalledWith('/ru/page/admission')
})

test('asks for nothing any more when it goes away', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => new Promise((_, reject) => (input as Request).signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))))
  const { unmount } = show('en')
  await settle()

  unmount()
  await settle()

  expect((jest.mocked(fetch).mock.calls[0]?.[0] as Request).signal.aborted).toBe(true)
  expect(log).not.toHaveBeenCalled()
})

function show(language: Language, site = 'main') {
  return renderInSite(
    <SiteBlocks site={site} language={language} location={window.location}>
      <AdmissionContacts page={{ id: 236, url: '/page/admission/contacts' }} />
    </SiteBlocks>,
    { language },
  )
}

function answer(body: Schema<'Page'>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body))
}

function asked(): string {
  const { pathname, search } = new URL((jest.mocked(fetch).mock.calls[0]?.[0] as Request).url)
  return pathname + search
}

const say = (language: Language, key: string) => messages[language][key] as string
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
