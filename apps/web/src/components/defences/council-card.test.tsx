import { screen } from '@testing-library/react'
import { renderInSite } from '../../testing/render-in-site'
import { CouncilCard } from './council-card'

test.each([
  ['kz', '306-бөлме'],
  ['ru', 'каб.\u00a0306'],
  ['en', 'room\u00a0306'],
] as const)('says in %s in which room the council is as one says it there', (language, room) => {
  const contacts = { address: { text: 'Main building', language }, room: '306', phone: null, email: null }
  renderInSite(<CouncilCard council={{ name: { text: 'Council 8D053', language }, chair: null, secretary: null, contacts }} people={[]} />, { language })

  expect(screen.getByText('Main building').parentElement?.textContent).toBe(`Main building${room}`)
})
