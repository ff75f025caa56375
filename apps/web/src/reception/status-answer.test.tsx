import { screen } from '@testing-library/react'
import type { createClient } from '@university/api-client/client'
import { enter, user } from '../testing/forms'
import { messages, renderInSite } from '../testing/render-in-site'
import { StatusCheck } from './status-check'

/** What visitors have: it holds no answer against the contract. */
jest.mock('@university/blocks/client', () => ({ client: jest.requireActual<{ createClient: typeof createClient }>('@university/api-client/client').createClient({ baseUrl: 'https://kokzhiek.example' }) }))

const say = (key: string) => messages.en[key] as string

test('an answer that is none about the question is told as a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  renderInSite(<StatusCheck shell={undefined} />, { language: 'en' })

  await enter(screen.getByLabelText(say('status.number')), 'Q-7F3R-9WDN')
  await enter(screen.getByLabelText(say('status.code')), '4GLD-R82V-J6NQ')
  await user.click(screen.getByRole('button', { name: say('status.check') }))

  expect(await screen.findByText(say('status.unavailable'))).toBeVisible()
})
