import { act, fireEvent, screen } from '@testing-library/react'
import { createClient } from '@university/api-client/client'
import { Form } from 'react-final-form'
import { messages, renderInSite } from '../../testing/render-in-site'
import { FormProvider } from '../form-context'
import { EmailField } from './email-field'

beforeEach(() => {
  jest.useFakeTimers()
  const form = { id: 'f', site: 'main', client: createClient(), fields: { email: { label: 'reception.email' } }, refusalOf: () => undefined, isProving: false, onCaptcha: () => undefined }
  renderInSite(
    <FormProvider value={form}>
      <Form initialValues={{ email: '' }} onSubmit={() => undefined}>
        {() => <EmailField name="email" />}
      </Form>
    </FormProvider>,
  )
  wait(5000)
})

afterEach(() => jest.useRealTimers())

test('interrupts nobody who begins to write, however long they have waited', () => {
  fireEvent.focus(field())
  fireEvent.blur(field())
  type('a')

  expect(fault()).toBeNull()
})

test('says that an address is none after a pause, and takes it back when it is one', () => {
  type('aigerim@post')
  wait(1000)
  expect(fault()).toBeVisible()
  expect(field()).toHaveAttribute('aria-invalid', 'true')

  type('aigerim@post.example')

  expect(fault()).toBeNull()
  expect(field()).not.toHaveAttribute('aria-invalid')
})

test('says so at once to who leaves the field', () => {
  type('aigerim@post')

  fireEvent.blur(field())

  expect(fault()).toBeVisible()
})

const field = () => screen.getByRole('textbox')
const fault = () => screen.queryByText(messages.en['field.email'] as string)
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
