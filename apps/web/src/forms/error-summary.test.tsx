import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createClient } from '@university/api-client/client'
import { Form } from 'react-final-form'
import { messages, renderInSite } from '../testing/render-in-site'
import { ErrorSummary } from './error-summary'
import { TextField } from './fields/text-field'
import { FormProvider } from './form-context'

const required = messages.en['field.required'] as string

test('what is missing is read out once, in the list of all of it, and not again while one of them is mended', async () => {
  const form = { id: 'f', site: 'main', client: createClient(), fields: { lastName: { label: 'reception.last_name', required: true } }, refusalOf: () => undefined, isProving: false, onCaptcha: () => undefined }
  renderInSite(
    <FormProvider value={form}>
      <Form<{ lastName: string }> initialValues={{ lastName: '' }} onSubmit={() => undefined} validate={({ lastName }) => (lastName ? {} : { lastName: 'field.required' })}>
        {({ handleSubmit, submitFailed }) => (
          <form onSubmit={(event) => void handleSubmit(event)}>
            {submitFailed && <ErrorSummary />}
            <TextField name="lastName" />
            <button type="submit">Send</button>
          </form>
        )}
      </Form>
    </FormProvider>,
  )
  const beside = document.getElementById('f-lastName-error')
  expect(beside).toHaveAttribute('aria-live', 'polite')

  await userEvent.click(screen.getByRole('button'))

  const list = screen.getByRole('alert')
  expect(list).toHaveTextContent(required)
  expect(beside).toHaveTextContent(required)
  expect([list.getAttribute('aria-atomic'), list.getAttribute('aria-relevant'), beside?.getAttribute('aria-live')]).toEqual(['false', 'additions', 'off'])
})
