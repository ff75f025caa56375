import { screen } from '@testing-library/react'
import { useEffect, useState, type ReactNode } from 'react'
import { StatusCheck } from '../reception/status-check'
import { renderInSite } from '../testing/render-in-site'
import { TextField } from './fields/text-field'
import { SubmissionForm } from './submission-form'

/** Without it React does its work when the browser has time, as for visitors. */
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

afterEach(() => {
  react.IS_REACT_ACT_ENVIRONMENT = true
})

const application = (
  <SubmissionForm name="late" site="main" empty={{ last_name: '' }} rules={{ last_name: { label: 'application.last_name', required: true } }} submit="application.submit" send={() => Promise.reject(new Error('is not sent'))} fieldAt={(place) => place} onSuccess={() => undefined}>
    <TextField name="last_name" />
  </SubmissionForm>
)

test.each([
  ['a submission', application, 'last_name'],
  ['the status of a question', <StatusCheck key="status" shell={undefined} />, 'number'],
])('what is typed in the moment in which the form of %s appears stays', async (_, form, name) => {
  let deliver = () => {}
  const code = new Promise<void>((resolve) => (deliver = resolve))
  renderInSite(<Late code={code}>{form}</Late>)
  const appeared = inputAppears(name)

  react.IS_REACT_ACT_ENVIRONMENT = false
  deliver()
  const input = await appeared
  for (const letter of 'KZ-2026') type(input, letter)

  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getAllByRole('textbox')[0]).toHaveValue('KZ-2026')
})

/** A form whose code comes after the page. */
function Late({ code, children }: { code: Promise<void>; children: ReactNode }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => void code.then(() => setThere(true)), [code])
  return isThere ? children : null
}

/** Told before anything else is done after the render. */
function inputAppears(name: string): Promise<HTMLInputElement> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (!input) return
      observer.disconnect()
      resolve(input)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/** As a browser does, and not as Testing Library, which has React finish first. */
function type(input: HTMLInputElement, letter: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, input.value + letter)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
