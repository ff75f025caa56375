import { screen } from '@testing-library/react'
import type { createClient } from '@university/api-client/client'
import { messages, renderInSite } from '../testing/render-in-site'
import { AdmissionContacts } from './admission-contacts'

/** What visitors have: it holds no answer against the contract. */
jest.mock('@university/blocks/client', () => ({ client: jest.requireActual<{ createClient: typeof createClient }>('@university/api-client/client').createClient({ baseUrl: 'https://kokzhiek.example' }) }))

test('an answer that is no page is told as contacts that did not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))

  renderInSite(<AdmissionContacts page={{ id: 236, url: '/page/admission/contacts' }} />, { language: 'en' })

  expect(await screen.findByRole('alert')).toHaveTextContent(messages.en['floating.contacts_failed'] as string)
})
