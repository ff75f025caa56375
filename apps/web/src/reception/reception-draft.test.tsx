import { cleanup, screen, waitFor } from '@testing-library/react'
import { draftStore } from '../forms/draft'
import { field, holdSending, prove, setUpForms, user } from '../testing/forms'
import { fillReception, keysOf, openReception, sendReception } from '../testing/reception'
import { messages } from '../testing/render-in-site'

/* What the form keeps of what was typed and not sent. */

const mocks = setUpForms('reception')
const say = (key: string) => messages.en[key] as string
const keys = () => keysOf(mocks)

test('what was typed and not sent is offered when the page is opened again, and nothing is left after it was forgotten', async () => {
  const { unmount } = await openReception()
  await user.type(field('Last name'), 'Сәрсенова')
  unmount()
  await openReception()

  expect(field('Last name')).toHaveValue('')
  expect(screen.getByText(say('draft.kept'), { exact: false })).toBeVisible()
  await user.click(screen.getByRole('button', { name: say('draft.forget') }))

  expect(screen.queryByRole('region', { name: say('draft.title') })).toBeNull()
  expect(sessionStorage).toHaveLength(0)
  await waitFor(() => expect(field('Last name')).toHaveFocus())
})

test('what is filled in while a draft is offered takes nothing of it away, also after the page was loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendQuestion').fail('badRequest', 415, { errors: { document: ['file_type'] } })
  const { unmount } = await openReception()
  await fillReception()
  await user.upload(field('Attachment'), new File(['MZ'], 'refused.pdf', { type: 'application/pdf' }))
  await sendReception()
  await screen.findByRole('region', { name: say('draft.title') })

  await user.type(field('Last name'), 'Ахметова')
  await user.upload(field('Attachment'), new File(['%PDF-1.4'], 'other.pdf', { type: 'application/pdf' }))
  await user.click(screen.getByRole('button', { name: say('draft.restore') }))
  const texts = () => [field('Last name'), field('Your question')].map((input) => (input as HTMLInputElement).value)
  expect(texts()).toEqual(['Ахметова', 'Жатақхана бар ма?'])
  expect(screen.getByText('other.pdf')).toBeVisible()
  expect(field('Attachment')).toBeValid()

  unmount()
  await openReception()
  await user.type(field('Last name'), 'Оспанова')
  cleanup()
  await openReception()
  await user.click(screen.getByRole('button', { name: say('draft.restore') }))
  expect(texts()).toEqual(['Оспанова', 'Жатақхана бар ма?'])
})

describe('a file that was chosen and not sent', () => {
  async function choose() {
    const { unmount } = await openReception()
    await user.type(field('Last name'), 'Сәрсенова')
    await user.upload(field('Attachment'), new File(['%PDF-1.4'], 'vedomost.pdf', { type: 'application/pdf' }))
    unmount()
  }

  test('is there still when its sender has been to another page', async () => {
    await choose()
    await openReception()
    expect(screen.queryByText(/Choose the files again/)).toBeNull()

    await user.click(screen.getByRole('button', { name: say('draft.restore') }))

    expect(screen.getByText('vedomost.pdf')).toBeVisible()
  })

  test('must be chosen anew when the page was loaded again, which says so: it cannot be kept', async () => {
    await choose()
    const store = draftStore('reception')
    const kept = store.read()
    if (kept) store.write(kept)

    await openReception()

    expect(screen.getByText('Choose the files again: vedomost.pdf.', { exact: false })).toBeVisible()
    await user.type(field('First name'), 'Ә')
    expect(store.read()?.files).toEqual(['vedomost.pdf'])
  })
})

test('the button that clears the form leaves nothing on the computer, and is not there while there is nothing', async () => {
  await openReception()
  expect(screen.queryByRole('button', { name: say('send.forget') })).toBeNull()
  await user.type(field('Last name'), 'Сәрсенова')
  expect(sessionStorage).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: say('send.forget') }))

  expect(field('Last name')).toHaveValue('')
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  await waitFor(() => expect(field('Last name')).toHaveFocus())
})

test('what is changed while it is sent is offered after a success', async () => {
  await openReception()
  await fillReception()
  const letGo = holdSending()
  await sendReception()

  await user.type(field('Your question'), ' Тағы бір сұрақ.')
  letGo()
  await screen.findByRole('heading', { name: say('reception.sent') })
  await user.click(screen.getByRole('button', { name: say('reception.another') }))
  await user.click(screen.getByRole('button', { name: say('draft.restore') }))

  expect(field('Your question')).toHaveValue('Жатақхана бар ма? Тағы бір сұрақ.')
})

test('what was tried keeps its key while a draft is offered and something is filled in', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(Math, 'random').mockReturnValue(0)
  mocks.on('sendQuestion').fail('network').times(3).answer(201)
  await openReception()
  await fillReception()
  await sendReception()
  await screen.findByRole('button', { name: say('draft.restore') })
  await user.type(field('First name'), 'Ж')
  cleanup()

  await openReception()
  await user.click(await screen.findByRole('button', { name: say('draft.restore') }))
  await user.clear(field('First name'))
  await user.type(field('First name'), 'Айгерім')
  await prove()
  await sendReception()

  await screen.findByRole('heading', { name: say('reception.sent') })
  expect(new Set(keys()).size).toBe(1)
  expect(keys()).toHaveLength(4)
})

test('a letter that is typed and deleted while a draft is offered changes nothing of it', async () => {
  const { unmount } = await openReception()
  await user.type(field('Your question'), 'A long question')
  unmount()
  await openReception()

  await user.type(field('Your question'), 'x')
  await user.clear(field('Your question'))

  expect(draftStore<{ question: string }>('reception').read()?.values.question).toBe('A long question')
})

test('a form that was filled in and emptied again leaves no draft', async () => {
  await openReception()
  await user.type(field('Last name'), 'Сәр')
  expect(sessionStorage).toHaveLength(1)

  await user.clear(field('Last name'))

  expect(sessionStorage).toHaveLength(0)
})
