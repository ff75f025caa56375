import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createClient } from '@university/api-client/client'
import { Form } from 'react-final-form'
import { renderInSite } from '../../testing/render-in-site'
import { FormProvider } from '../form-context'
import { phonePattern } from '../phone-pattern'
import { PhoneField } from './phone-field'

const user = userEvent.setup({ delay: null })

beforeEach(() => {
  const form = { id: 'f', site: 'main', client: createClient(), fields: { phone: { label: 'reception.phone' } }, refusalOf: () => undefined }
  renderInSite(
    <FormProvider value={form}>
      <Form initialValues={{ phone: '' }} onSubmit={() => undefined}>
        {() => <PhoneField name="phone" />}
      </Form>
    </FormProvider>,
  )
})

const field = () => screen.getByRole<HTMLInputElement>('textbox')

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
