import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createClient } from '@university/api-client/client'
import { Form } from 'react-final-form'
import { messages, renderInSite } from '../../testing/render-in-site'
import { FormProvider } from '../form-context'
import { phonePattern } from '../phone-pattern'
import { PhoneField } from './phone-field'

const user = userEvent.setup({ delay: null })

beforeEach(() => {
  const form = { id: 'f', site: 'main', client: createClient(), fields: { phone: { label: 'reception.phone' } }, refusalOf: () => undefined, isProving: false, onCaptcha: () => undefined }
  renderInSite(
    <FormProvider value={form}>
      <Form initialValues={{ phone: '' }} onSubmit={() => undefined}>
        {() => <PhoneField name="phone" />}
      </Form>
    </FormProvider>,
  )
})

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const selectAll = () => field().setSelectionRange(0, field().value.length)

async function empty() {
  selectAll()
  await user.keyboard('{Backspace}')
}

test.each([
  ['7015550127', '+7-(701)-555-01-27'],
  ['87015550127', '+7-(701)-555-01-27'],
  ['7273551000', '+7-(727)-355-10-00'],
  ['701-555', '+7-(701)-555'],
])('typed as %s it reads %s', async (typed, shown) => {
  await user.type(field(), typed)

  expect(field()).toHaveValue(shown)
})

test.each(['87015550127', '+7 701 555 01 27', '7 (701) 555-01-27', '701 555 01 27', '+77015550127'])('%s is pasted as a whole number', async (text) => {
  await user.click(field())

  await user.paste(text)

  expect(field()).toHaveValue('+7-(701)-555-01-27')
  expect(field().value).toMatch(phonePattern)
})

test.each(['87015550127', '+77015550127'])('the browser may fill in %s', (text) => {
  fireEvent.input(field(), { target: { value: text } })

  expect(field()).toHaveValue('+7-(701)-555-01-27')
})

test('takes no letters', async () => {
  await user.type(field(), '7ж0')

  expect(field()).toHaveValue('+7-(70')
})

test('is empty when all digits are gone', () => {
  fireEvent.input(field(), { target: { value: '+7-(7' } })

  fireEvent.input(field(), { target: { value: '+7-(' } })

  expect(field()).toHaveValue('')
})

test.each([
  ['+7-(701)-555-01-27', '87772223344', '+7-(777)-222-33-44'],
  ['+7-(701)-555-01-27', '7772223344', '+7-(777)-222-33-44'],
  ['+44 7911 123456', '8 777 222 33 44', '+7-(777)-222-33-44'],
  ['+7-(701)-555-01-27', '+44 7911 123456', '+44 7911 123456'],
])('%s, wholly selected and replaced by %s, reads %s', async (former, text, shown) => {
  await user.click(field())
  await user.paste(former)
  expect(field()).toHaveValue(former)

  selectAll()
  await user.paste(text)
  expect(field()).toHaveValue(shown)

  selectAll()
  await user.keyboard(text)
  expect(field()).toHaveValue(shown)
})

test.each(['+447911123456', '+1 (212) 555-0188', '0044 7911 123456', '1 (212) 555-0188', '0 701 555 01 27'])('%s stays as it was written, with what is wrong with it', async (text) => {
  await user.click(field())

  await user.paste(text)

  expect(field()).toHaveValue(text)
  expect(field()).toHaveAccessibleDescription(messages.en['field.phone_country'])
  expect(field()).toBeInvalid()
})

test.each(['+447911123456', '+1 (212) 555-0188', '0044 7911 123456'])('%s may be typed or filled in, and loses nothing', async (text) => {
  await user.type(field(), text)
  expect(field()).toHaveValue(text)
  await empty()

  fireEvent.input(field(), { target: { value: text } })

  expect(field()).toHaveValue(text)
  expect(field()).toHaveAccessibleDescription(messages.en['field.phone_country'])
})

test.each(['007 701 555 01 88', '00 7 (701) 555-01-88', '+7 701 555 01 88', '8-701-555-01-88', '77015550188', '7015550188'])('%s is typed, pasted or filled in as the same number', async (text) => {
  await user.type(field(), text)
  expect(field()).toHaveValue('+7-(701)-555-01-88')
  await empty()

  await user.click(field())
  await user.paste(text)
  expect(field()).toHaveValue('+7-(701)-555-01-88')
  await empty()

  fireEvent.input(field(), { target: { value: text } })
  expect(field()).toHaveValue('+7-(701)-555-01-88')
  expect(field()).toBeValid()
})

test.each([
  ['+7 777 222 33 44 5', '+7-(777)-222-33-445'],
  ['8777222334455', '8777222334455'],
])('%s has digits too many: none is lost, and that is said', async (text, shown) => {
  await user.click(field())

  await user.paste(text)

  expect(field()).toHaveValue(shown)
  expect(field()).toHaveAccessibleDescription(messages.en['field.phone_digits'])
})

test('a digit too many is shown at the end, also where it was set into the middle, and can be taken away', async () => {
  await user.type(field(), '87772223344')

  await user.type(field(), '5', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  expect(field()).toHaveValue('+7-(577)-722-23-344')
  expect(field()).toHaveAccessibleDescription(messages.en['field.phone_digits'])
  await user.keyboard('{Backspace}')

  expect(field()).toHaveValue('+7-(777)-222-33-44')
  expect(field()).toBeValid()
})

test('says nothing against a number that is not there as a whole yet', async () => {
  for (const key of '+7701') {
    await user.type(field(), key)
    expect(field()).toBeValid()
  }
})
