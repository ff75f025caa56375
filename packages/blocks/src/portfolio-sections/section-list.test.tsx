import { render, screen } from '@testing-library/react'
import type { createClient } from '@university/api-client/client'
import { BlockFrame } from '../testing/block-frame'
import { say } from '../testing/messages'
import { SectionList } from './section-list'
import { sections } from './sections'

/** What visitors have: it holds no answer against the contract. */
jest.mock('../environment/client', () => ({ client: jest.requireActual<{ createClient: typeof createClient }>('@university/api-client/client').createClient({ baseUrl: 'https://kokzhiek.example' }) }))

test.each(sections)('a list that is answered with something else is told as one that did not come: %s', async (section) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  render(
    <BlockFrame language="en">
      <SectionList section={section} portfolioId={71} count={3} />
    </BlockFrame>,
  )

  expect(await screen.findByRole('alert')).toHaveTextContent(say('en', 'list.failed'))
  expect(screen.getByRole('button', { name: say('en', 'list.retry') })).toBeVisible()
})
