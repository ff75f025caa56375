import { act, fireEvent, screen } from '@testing-library/react'
import { draftStore } from '../forms/draft'
import { receipts } from '../forms/receipts'
import { noteSent } from '../forms/sent-drafts'
import { prove, setUpForms, user } from '../testing/forms'
import { messages, renderInSite } from '../testing/render-in-site'
import { BlogQuestionForm } from './blog-question-form'
import type { BlogQuestionValues } from './blog-question-values'

/* Who duplicates a tab has a copy of its draft in the other one. */

const mocks = setUpForms('blog-rector')
const say = (key: string) => messages.en[key] as string
const store = draftStore<Partial<BlogQuestionValues>>('blog-rector')
const offer = () => screen.queryByRole('region', { name: say('draft.title') })

test('what one tab has sent is not offered in the other, which has a copy from before', async () => {
  mocks.on('sendBlogQuestion').example('received')
  const page = await open()
  fireEvent.change(screen.getByLabelText(say('blog_question.full_name')), { target: { value: 'Мадина' } })
  const copy = store.read()
  // After a reload it is another form that goes on with it.
  page.unmount()
  const { unmount } = await open()
  await user.click(screen.getByRole('button', { name: say('draft.restore') }))
  const values = { email: 'madina@post.example', topic: '3', question: 'Орын бола ма?' }
  for (const [key, value] of Object.entries(values)) fireEvent.change(screen.getByLabelText(say(`blog_question.${key}`)), { target: { value } })
  await prove()
  await user.click(screen.getByRole('button', { name: say('blog_question.submit') }))
  await screen.findByRole('button', { name: say('blog_question.another') })
  unmount()

  // The other tab knows nothing of the answer.
  receipts.clear()
  if (copy) store.write(copy)
  await open()

  expect(copy?.values.fullName).toBe('Мадина')
  expect(offer()).toBeNull()
  expect(store.read()).toBeUndefined()
})

test('what is offered goes as soon as the other tab has sent it', async () => {
  store.write({ values: { question: 'Орын бола ма?' }, lineage: ['first', 'second'] })
  await open()
  expect(offer()).toBeVisible()

  sendElsewhere('second')

  expect(offer()).toBeNull()
  expect(store.read()).toBeUndefined()
})

test('what was changed in this tab since is still offered', async () => {
  store.write({ values: { question: 'Орын бола ма?' }, lineage: ['first', 'second'] })
  await open()

  sendElsewhere('first')

  expect(offer()).toBeVisible()
})

test('a form that the browser has kept for the back button is empty where its text was sent from another page meanwhile', async () => {
  await open()
  const question = () => screen.getByLabelText(say('blog_question.question'))
  fireEvent.change(question(), { target: { value: 'Орын бола ма?' } })
  comeBack()
  expect(question()).toHaveValue('Орын бола ма?')

  noteSent([...(store.read()?.lineage ?? []), 'written on the other page'])
  store.forget()
  comeBack()

  expect(question()).toHaveValue('')
  expect(offer()).toBeNull()
  fireEvent.change(question(), { target: { value: 'Тағы бір сұрақ' } })
  comeBack()
  expect(question()).toHaveValue('Тағы бір сұрақ')
})

test('so is one whose text was restored and not changed since; what was changed since stays', async () => {
  const question = () => screen.getByLabelText(say('blog_question.question'))
  const restore = async () => {
    store.write({ values: { question: 'Орын бола ма?' }, lineage: ['first', 'second'] })
    const { unmount } = await open()
    await user.click(screen.getByRole('button', { name: say('draft.restore') }))
    return unmount
  }

  const leave = await restore()
  fireEvent.change(question(), { target: { value: 'Екі орын бола ма?' } })
  noteSent(['first', 'second'])
  comeBack()
  expect(question()).toHaveValue('Екі орын бола ма?')
  leave()
  localStorage.clear()

  await restore()
  noteSent(['first', 'second', 'written on the other page'])
  store.forget()
  comeBack()

  expect(question()).toHaveValue('')
  expect(offer()).toBeNull()
})

test('what is written after a draft was sent is another one', async () => {
  const write = (text: string) => fireEvent.change(screen.getByLabelText(say('blog_question.question')), { target: { value: text } })
  const { unmount } = await open()
  write('Бір')
  const first = store.read()?.lineage
  unmount()
  sendElsewhere(...(first ?? []))
  const { unmount: leave } = await open()
  write('Екі')
  leave()
  await open()

  expect(first).toHaveLength(1)
  expect(offer()).toBeVisible()
})

function sendElsewhere(...lineage: string[]): void {
  noteSent(lineage)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sent-drafts' })))
}

/** As from the browser's cache for back and forward. */
function comeBack(): void {
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
}

async function open() {
  const result = renderInSite(<BlogQuestionForm site="main" blog="rector" categories={[{ id: 3, name: { text: 'Accommodation', language: 'en' } }]} />, { language: 'en' })
  await screen.findByLabelText(say('blog_question.question'))
  return result
}
