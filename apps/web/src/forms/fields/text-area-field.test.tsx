import { act, fireEvent, screen } from '@testing-library/react'
import { createClient } from '@university/api-client/client'
import { Form } from 'react-final-form'
import { messages, renderInSite } from '../../testing/render-in-site'
import { FormProvider } from '../form-context'
import { TextAreaField } from './text-area-field'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('shows how much room is left with each letter near its end, and has it read out in a pause alone', () => {
  const form = { id: 'f', site: 'main', client: createClient(), fields: { question: { label: 'reception.question' } }, refusalOf: () => undefined, isProving: false, onCaptcha: () => undefined }
  renderInSite(
    <FormProvider value={form}>
      <Form initialValues={{ question: '' }} onSubmit={() => undefined}>
        {() => <TextAreaField name="question" maxLength={10} />}
      </Form>
    </FormProvider>,
  )
  const said: (string | null)[] = []
  const type = (value: string) => {
    fireEvent.change(screen.getByRole('textbox'), { target: { value } })
    act(() => void jest.advanceTimersByTime(200))
    said.push(spoken().textContent)
  }

  for (const value of ['12345678', '123456789', '1234567890']) type(value)

  expect(screen.getByText(left(0), { selector: '[aria-hidden]' })).toBeVisible()
  expect(said).toEqual(['', '', ''])
  act(() => void jest.advanceTimersByTime(1000))
  expect(spoken()).toHaveTextContent(left(0))
})

const spoken = () => document.querySelector('span[aria-live]') as Element
const left = (number: number) => (messages.en['field.left'] as string).replace('{{number}}', String(number))
