import { screen } from '@testing-library/react'
import { messages, renderInSite } from '../testing/render-in-site'
import { DraftOffer } from './draft-offer'

afterEach(() => jest.restoreAllMocks())

test.each([
  ['that there is no connection, while there is none', false, 'failure.offline'],
  ['nothing of a connection that is back', true, 'draft.kept'],
])('says %s', (_what, isOnline, key) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const offer = { draft: { values: {}, failure: { message: 'failure.offline', errors: {} } }, missingFiles: [] }

  renderInSite(<DraftOffer offer={offer} takesFocus={false} onRestore={jest.fn()} onForget={jest.fn()} />)

  expect(screen.getByText(messages.en[key] as string, { exact: false })).toBeVisible()
})
