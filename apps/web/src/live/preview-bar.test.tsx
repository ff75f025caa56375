import { createMocks } from '@university/api-client/testing'
import { forgetPreviewKey, keepPreviewKey } from '@university/blocks/preview-key'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import type { Language } from '../i18n/languages'
import { messages, renderInSite } from '../testing/render-in-site'
import { PreviewBar } from './preview-bar'

const key = 'the-editors-share-this-key'
const mocks = createMocks()
const reload = jest.fn()
let fetch: jest.SpyInstance

beforeEach(() => {
  fetch = jest.spyOn(globalThis, 'fetch').mockImplementation((input) => mocks.fetch(input as Request))
  history.replaceState(null, '', '/en/news?page=2&mode=preview#top')
})
afterEach(() => {
  forgetPreviewKey()
  mocks.reset()
})

async function show({ isUnpublished = false, language = 'en' as Language } = {}) {
  renderInSite(<PreviewBar isUnpublished={isUnpublished} reload={reload} />, { language })
  await screen.findByRole('region', { name: messages[language]['preview.title'] as string })
}
const said = (name: string) => messages.en[name] as string
const field = () => screen.getByLabelText<HTMLInputElement>(said('preview.key'))
const send = async (value: string) => {
  await userEvent.type(field(), value)
  await userEvent.click(screen.getByRole('button', { name: said('preview.show_drafts') }))
}

test.each(['kz', 'ru', 'en'] as const)('says in the language of the page that it is a preview, and that drafts are hidden: %s', async (language) => {
  await show({ language })

  const bar = screen.getByRole('region')
  expect(bar).toHaveTextContent(messages[language]['preview.shown'] as string)
  expect(bar).toHaveTextContent(messages[language]['preview.drafts_hidden'] as string)
})

test('keeps the right key in this tab, and loads the page anew', async () => {
  await show()
  expect([field().type, field().autocomplete, field().getAttribute('aria-invalid')]).toEqual(['password', 'off', 'false'])

  await send(` ${key} `)

  expect(mocks.calls('listUsefulLinks').map(({ header }) => header['X-Preview-Key'])).toEqual([key])
  expect([Object.values({ ...sessionStorage }), localStorage.length, location.href.includes(key), reload.mock.calls.length]).toEqual([[key], 0, false, 1])
})

test.each([
  [401, 'wrong_preview_key', 'preview.wrong'],
  [429, 'too_many_requests', 'preview.guessed'],
  [503, 'unavailable', 'preview.failed'],
])('says beside the field what is wrong, and keeps nothing: %i', async (status, code, message) => {
  fetch.mockImplementation(async () => Response.json({ type: `/api/docs/#${code}`, title: code, status, code, request_id: 'req-1' }, { status, headers: { 'content-type': 'application/problem+json' } }))
  await show()

  await send(key)

  expect(field()).toHaveAccessibleDescription(said(message))
  expect([field().getAttribute('aria-invalid'), document.activeElement === field(), sessionStorage.length, reload.mock.calls.length]).toEqual(['true', true, 0, 0])
  fetch.mockImplementation((input) => mocks.fetch(input as Request))
  await userEvent.click(screen.getByRole('button', { name: said('preview.show_drafts') }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('knows without asking that a key has no letters of Kazakh', async () => {
  await show()

  await send('құпия-кілт-редакторға')

  expect(field()).toHaveAccessibleDescription(said('preview.wrong'))
  expect(fetch).not.toHaveBeenCalled()
})

test('forgets a key on request, and loads the page anew', async () => {
  keepPreviewKey(key)
  await show()
  expect(screen.getByRole('region')).toHaveTextContent(said('preview.drafts_shown'))

  await userEvent.click(screen.getByRole('button', { name: said('preview.forget') }))

  expect([sessionStorage.length, reload.mock.calls.length]).toEqual([0, 1])
  expect(field()).toHaveValue('')
})

test('asks for another key once the server refuses the one that was kept', async () => {
  keepPreviewKey(key)
  await show()
  const { listNews } = await import('@university/api-client')
  const { client } = await import('@university/blocks/client')
  fetch.mockImplementationOnce(async () => Response.json({ type: '/api/docs/#wrong_preview_key', title: 'Wrong', status: 401, code: 'wrong_preview_key', request_id: 'req-1' }, { status: 401, headers: { 'content-type': 'application/problem+json' } }))

  await act(async () => void (await listNews(client, { body: { slug: '' } })))

  expect(field()).toHaveAccessibleDescription(said('preview.wrong'))
})

test('has nothing that axe complains of, with a complaint beside the field', async () => {
  await show({ isUnpublished: true })
  await send('құпия-кілт')

  // No page is around it, and jsdom knows no colours.
  expect((await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } })).violations).toEqual([])
})

test('says of a page that it is not published', async () => {
  await show({ isUnpublished: true })

  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent(said('preview.unpublished'))
})

test('leads out of the preview to the same page', async () => {
  await show()

  expect(screen.getByRole('link', { name: said('preview.leave') })).toHaveAttribute('href', '/en/news?page=2#top')
})
