import { screen } from '@testing-library/react'
import { ReceptionForm } from '../reception/reception-form'
import { enter, field, prove, user, type setUpForms } from './forms'
import { messages, renderInSite } from './render-in-site'
import { shell } from './shell'

/** The form in English, once its categories are there. @param fields of the shell */
export async function openReception(fields = {}, onFailed?: () => void) {
  const result = renderInSite(<ReceptionForm shell={shell(fields)} {...(onFailed && { onFailed })} />)
  await screen.findByRole('option', { name: 'Complaint' })
  return result
}

export async function fillReception({ isProven = true } = {}): Promise<void> {
  await enter(field('Last name'), 'Сәрсенова')
  await enter(field('First name'), 'Айгерім')
  await enter(field('Email'), 'aigerim@post.example')
  await enter(field('Telephone'), '7015550127')
  await user.selectOptions(field('Category'), 'Complaint')
  await enter(field('Your question'), 'Жатақхана бар ма?')
  if (isProven) await prove()
}

export const sendButton = () => screen.getByRole('button', { name: messages.en['reception.submit'] as string })
export const sendReception = () => user.click(sendButton())
/** Of all questions that were sent. */
export const keysOf = (mocks: ReturnType<typeof setUpForms>) => mocks.calls('sendQuestion').map(({ header }) => header['Idempotency-Key'])
