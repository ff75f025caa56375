import { waitFor, within } from '@testing-library/react'
import { draftStore } from '../forms/draft'
import { fakeUpload } from '../testing/fake-upload'
import { enter, holdSending, setUpForms, user } from '../testing/forms'
import { messages, renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import { ReceptionForm } from './reception-form'

/*
 * The form in the dialog, which stays there while its reader goes on, and the one on the page, both at once.
 */

const mocks = setUpForms('reception', 'reception-dialog')
beforeEach(() => fakeUpload((request) => mocks.fetch(request)))
const say = (key: string) => messages.en[key] as string
const question = 'Your question'
const inDialog = (withDialog = true) => within(renderInSite(<ReceptionForm shell={shell()} isInDialog={withDialog} />).container)
const onPage = () => inDialog(false)
type Shown = ReturnType<typeof within>
const there = (form: Shown, label = question) => form.findByLabelText(label, { exact: false })
const valueOf = (form: Shown, label = question) => (form.getByLabelText(label, { exact: false }) as HTMLInputElement).value
const type = async (form: Shown, text: string, label = question) => user.type(await there(form, label), text)
const restore = async (form: Shown) => user.click(await form.findByRole('button', { name: say('draft.restore') }))
const kept = (name = 'reception') => draftStore<{ question: string; lastName: string }>(name).read()?.values
const keptInDialog = () => kept('reception-dialog')
const attach = async (form: Shown, name: string) => user.upload(await there(form, say('reception.document')), new File(['%PDF-1.7'], name, { type: 'application/pdf' }))

async function fillIn(form: Shown) {
  await form.findByRole('option', { name: 'Complaint' })
  const at = (label: string) => form.getByLabelText(label, { exact: false })
  for (const [label, text] of Object.entries({ 'Last name': 'Сәрсенова', 'First name': 'Айгерім', Email: 'aigerim@post.example', Telephone: '7015550127', [question]: 'Жатақхана бар ма?' })) await enter(at(label), text)
  await user.selectOptions(at('Category'), 'Complaint')
  await user.click(at(say('field.consent')))
  await user.click(at(say('captcha.label')))
  await form.findByText(say('captcha.verified'))
}
const press = (form: Shown, key = 'reception.submit') => user.click(form.getByRole('button', { name: say(key) }))

test('ask once for the kinds of questions', async () => {
  for (const form of [inDialog(), onPage()]) await form.findByRole('option', { name: 'Complaint' })

  expect(mocks.calls('listRequestCategories')).toHaveLength(1)
})

test('each offers what was typed into the other, which is there no more when it is taken', async () => {
  const dialog = inDialog()
  await type(dialog, 'Older')
  const page = onPage()
  await restore(page)

  expect([valueOf(page), valueOf(dialog), kept()?.question, keptInDialog()]).toEqual(['Older', '', 'Older', undefined])

  await type(page, ' text')
  await restore(dialog)
  expect([valueOf(page), valueOf(dialog), kept(), keptInDialog()?.question]).toEqual(['', 'Older text', undefined, 'Older text'])
})

test('what is typed while the text of the other is offered takes nothing of it away, and comes along', async () => {
  const [dialog, page] = [inDialog(), onPage()]
  await type(page, 'A long question')
  await type(dialog, 'S', 'Last name')

  expect([kept()?.question, keptInDialog()?.lastName]).toEqual(['A long question', 'S'])
  await restore(dialog)
  expect([valueOf(dialog), valueOf(dialog, 'Last name'), valueOf(page)]).toEqual(['A long question', 'S', ''])
})

test('each keeps its own where both are typed into', async () => {
  const [dialog, page] = [inDialog(), onPage()]
  await type(dialog, 'Older')
  await type(page, 'Newer')
  await type(dialog, '!')
  await type(page, '!')

  expect([valueOf(dialog), valueOf(page), keptInDialog()?.question, kept()?.question]).toEqual(['Older!', 'Newer!', 'Older!', 'Newer!'])
})

test.each([
  ['fails', 'fail'],
  ['is cancelled', 'cancel'],
  ['is sent', 'success'],
])('what is typed into one while the other is sent stays there when that %s', async (_, end) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const call = mocks.on('sendQuestion')
  if (end === 'fail') call.fail('badRequest', 400, { code: 'invalid_request', errors: {} })
  else if (end === 'cancel') call.fail('timeout')
  const dialog = inDialog()
  await fillIn(dialog)
  const letGo = holdSending()
  await press(dialog)
  const page = onPage()
  await type(page, 'Another')

  letGo()
  if (end === 'cancel') await press(dialog, 'send.cancel')
  if (end === 'cancel') await dialog.findByText(say('failure.aborted'))
  else if (end === 'fail') await restore(dialog)
  else await user.click(await dialog.findByRole('button', { name: say('reception.another') }))
  await type(page, '!')
  await type(dialog, '!!')
  await type(page, '!')

  expect([valueOf(page), kept()?.question]).toEqual(['Another!!', 'Another!!'])
  expect([valueOf(dialog), keptInDialog()?.question]).toEqual(end === 'success' ? ['!!', '!!'] : ['Жатақхана бар ма?!!', 'Жатақхана бар ма?!!'])
  mocks.reset()
})

test('after it was sent one offers what stands in the other', async () => {
  const dialog = inDialog()
  await fillIn(dialog)
  const letGo = holdSending()
  await press(dialog)
  await type(onPage(), 'Another')
  letGo()
  await user.click(await dialog.findByRole('button', { name: say('reception.another') }))

  await restore(dialog)

  expect(valueOf(dialog)).toBe('Another')
})

test('a text is not offered where it would take the place of another, until that is deleted', async () => {
  const [dialog, page] = [inDialog(), onPage()]
  await type(page, 'A long question')
  await type(dialog, 'S')
  expect(dialog.queryByRole('button', { name: say('draft.restore') })).toBeNull()

  await user.clear(await there(dialog))

  await restore(dialog)
  expect(valueOf(dialog)).toBe('A long question')
})

test('nothing is offered while it is being sent, in neither form', async () => {
  const [dialog, page] = [inDialog(), onPage()]
  await type(page, 'P', 'Last name')
  await user.clear(await there(page, 'Last name'))
  await fillIn(dialog)
  expect(await page.findByRole('button', { name: say('draft.restore') })).toBeVisible()

  const letGo = holdSending()
  await press(dialog)

  await waitFor(() => expect(page.queryByRole('button', { name: say('draft.restore') })).toBeNull())
  letGo()
  await dialog.findByRole('button', { name: say('reception.another') })
  expect([page.queryByRole('button', { name: say('draft.restore') }), sessionStorage.length]).toEqual([null, 0])
})

test('who clears one form is told that something stands in the other', async () => {
  const [dialog, page] = [inDialog(), onPage()]
  await type(dialog, 'Secret')
  await type(page, 'x', 'Last name')

  await press(page, 'send.forget')

  expect(await page.findByRole('button', { name: say('draft.restore') })).toBeVisible()
})

test('a text brings its own file along, and not that of another', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendQuestion').fail('badRequest', 400, { code: 'invalid_request', errors: {} })
  const dialog = inDialog()
  await fillIn(dialog)
  await attach(dialog, 'private.pdf')
  await press(dialog)
  await user.click(await dialog.findByRole('button', { name: say('draft.forget') }))
  const page = onPage()
  await type(page, 'Other text')
  await attach(page, 'wanted.pdf')

  await restore(dialog)

  expect(valueOf(dialog)).toBe('Other text')
  expect(dialog.getByText('wanted.pdf')).toBeVisible()
  expect([dialog.queryByText('private.pdf'), page.queryByText('wanted.pdf')]).toEqual([null, null])
  mocks.reset()
})

test('a file does not take the place of another', async () => {
  const [dialog, page] = [inDialog(), onPage()]
  await type(page, 'A question')
  await attach(page, 'one.pdf')
  await attach(dialog, 'other.pdf')

  expect(dialog.queryByRole('button', { name: say('draft.restore') })).toBeNull()
  await user.click(dialog.getByRole('button', { name: /other\.pdf/ }))
  await restore(dialog)
  expect(dialog.getByText('one.pdf')).toBeVisible()
})

test('what failed in one goes under the same key from the other, with its file', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mocks.on('sendQuestion').fail('network').times(3)
  const dialog = inDialog()
  await fillIn(dialog)
  await attach(dialog, 'plan.pdf')
  await press(dialog)
  await dialog.findByRole('button', { name: say('draft.restore') }, { timeout: 8000 })
  const page = onPage()
  await page.findByRole('option', { name: 'Complaint' })

  await restore(page)
  for (const label of ['field.consent', 'captcha.label']) await user.click(page.getByLabelText(say(label), { exact: false }))
  await page.findByText(say('captcha.verified'))
  await press(page)

  await page.findByRole('heading', { name: say('reception.sent') })
  const keys = mocks.calls('sendQuestion').map(({ header }) => header['Idempotency-Key'])
  expect(new Set(keys)).toEqual(new Set([keys[0]]))
  expect(sessionStorage).toHaveLength(0)
})

test('what is thrown away, or deleted by hand, in one is nowhere any more', async () => {
  const [dialog, page] = [inDialog(), onPage()]
  await type(page, 'Secret')
  await user.clear(await there(page))
  expect(dialog.queryByRole('button', { name: say('draft.restore') })).toBeNull()

  await type(page, 'Secret')
  await user.click(await dialog.findByRole('button', { name: say('draft.forget') }))

  expect([valueOf(page), sessionStorage.length]).toEqual(['', 0])
})
