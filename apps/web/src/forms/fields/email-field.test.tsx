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
})

afterEach(() => jest.useRealTimers())

test('interrupts nobody who pauses while they write, and says to who leaves the field that the address is none', () => {
  act(() => field().focus())
  type('aigerim@')
  wait(60_000)
  expect(fault()).toBeNull()
  expect(field()).not.toHaveAttribute('aria-invalid')
  type('aigerim@post')

  act(() => field().blur())

  expect(fault()).toBeVisible()
  expect(field()).toHaveAttribute('aria-invalid', 'true')
})

test('goes on saying it while one is mended, until it is right', () => {
  act(() => field().focus())
  type('aigerim@p')
  act(() => field().blur())
  act(() => field().focus())
  type('aigerim@po')
  expect(fault()).toBeVisible()

  type('aigerim@po.st')
  expect(fault()).toBeNull()
  type('aigerim@po.st.')

  expect(fault()).toBeNull()
})

test('says it at once of one that the browser has filled in', () => {
  type('aigerim')

  expect(fault()).toBeVisible()
})

const field = () => screen.getByRole('textbox')
const fault = () => screen.queryByText(messages.en['field.email'] as string)
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
