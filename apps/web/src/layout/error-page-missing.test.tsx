import { renderInSite } from '../testing/render-in-site'
import { ErrorBoundary } from './error-boundary'

const meetMissingCode = jest.fn()
jest.mock('../builds/missing-code', () => ({ meetMissingCode: (...args: unknown[]): void => void meetMissingCode(...args) }))
jest.mock('./error-page', () => {
  throw new Error('Loading chunk error-page failed')
})

function Broken(): JSX.Element {
  throw new Error('a template threw')
}

test('a page that fails where the error page does not come either is not left empty: it is loaded anew, or its reader told', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)

  renderInSite(
    <ErrorBoundary path="/broken">
      <Broken />
    </ErrorBoundary>,
  )
  await new Promise((resolve) => setTimeout(resolve))

  expect(meetMissingCode.mock.calls).toEqual([[expect.objectContaining({ message: 'Loading chunk error-page failed' }), true]])
})
