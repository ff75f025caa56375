import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftStore } from '../../forms/draft'
import { receipts } from '../../forms/receipts'
import { serverSkeletons } from '../../forms/skeleton/server-skeletons'
import { addStyles } from '../../testing/add-styles'
import { messages, renderInSite } from '../../testing/render-in-site'
import { FormOpener } from './form-opener'

const user = userEvent.setup({ delay: null })
const load = jest.fn(async () => Form)

function Form({ what }: { what: string }) {
  return <input aria-label={what} />
}

beforeAll(() => {
  addStyles('forms/skeleton/form-place.module.css')
  serverSkeletons.render = () => '<p></p>'
})

beforeEach(() => {
  load.mockImplementation(async () => Form)
  window.history.replaceState(null, '', '/')
})

test('is a button first, and loads nothing', () => {
  show()

  expect(button()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(load).not.toHaveBeenCalled()
})

test('opens in its place, takes the focus, and says that the form comes', async () => {
  let come = () => undefined as void
  load.mockImplementation(() => new Promise((resolve) => (come = () => resolve(Form))))
  show()

  await user.click(button())

  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toContainElement(heading())
  expect(heading()).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent(messages.en['list.loading'] as string)

  await act(async () => come())

  expect(screen.getByLabelText('Question')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
  expect(heading()).toHaveFocus()
})

test('is open where something was typed and not sent, as after a reload, and leaves the focus where it is', async () => {
  draftStore('blog-rector').write({ values: {} })
  show()

  expect(await screen.findByLabelText('Question')).toBeVisible()
  expect([button().getAttribute('aria-expanded'), document.activeElement]).toEqual(['true', document.body])
  draftStore('blog-rector').forget()
})

test('is open where something was sent, as in another language of the page', async () => {
  receipts.set('blog-rector', {})
  show()

  expect(await screen.findByLabelText('Question')).toBeVisible()
  receipts.clear()
})

test('closed and opened again it has what was typed, and the focus', async () => {
  show()
  await user.click(button())
  await user.type(await screen.findByLabelText('Question'), 'Why?')

  await user.click(button())
  expect(screen.getByLabelText('Question')).not.toBeVisible()
  await user.click(button())

  expect(screen.getByLabelText('Question')).toHaveValue('Why?')
  expect(heading()).toHaveFocus()
  expect(load).toHaveBeenCalledTimes(1)
})

test('the fragment of the address opens it at once', async () => {
  window.history.replaceState(null, '', '/en/blog#ask')

  show()

  expect(await screen.findByLabelText('Question')).toBeVisible()
  expect(heading()).toHaveFocus()
})

test('so does a fragment that comes later; another one does not', async () => {
  show()

  window.history.replaceState(null, '', '#asking')
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  window.history.replaceState(null, '', '#ask')
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))

  expect(await screen.findByLabelText('Question')).toBeVisible()
})

test('a link to it opens it again after it was closed, though the address stays the same', async () => {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '#ask'
  window.history.replaceState(null, '', '/en/blog#ask')
  show()
  await screen.findByLabelText('Question')
  await user.click(button())
  expect(screen.getByLabelText('Question')).not.toBeVisible()

  await user.click(link)

  await waitFor(() => expect(screen.getByLabelText('Question')).toBeVisible())
  expect(heading()).toHaveFocus()
  link.remove()
})

test('where the code does not come it says so, and another try keeps the focus in its place', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  load.mockRejectedValueOnce(new Error('Loading chunk failed'))
  show()
  await user.click(button())
  expect(await screen.findByText('It did not come.')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()

  await user.click(screen.getByRole('button', { name: messages.en['list.retry'] as string }))

  expect(await screen.findByLabelText('Question')).toBeVisible()
  expect(screen.queryByText('It did not come.')).toBeNull()
  expect(heading()).toHaveFocus()
})

function show() {
  renderInSite(<FormOpener id="ask" form="blogQuestion" draft="blog-rector" label="Ask" title="Your question" failed="It did not come." load={load} props={{ what: 'Question' }} />)
}

const button = () => screen.getByRole('button', { name: 'Ask' })
const heading = () => screen.getByRole('heading', { name: 'Your question' })
