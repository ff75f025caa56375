import { screen } from '@testing-library/react'
import { messages, renderInSite } from '../testing/render-in-site'
import { ErrorBoundary } from './error-boundary'

let complaints: jest.SpyInstance

beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('shows the code and the way home where a page fails to render, and what is around it', async () => {
  renderInSite(page('/broken', <Broken />))

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`${messages.en['error.title']} 500`)
  expect(screen.getByRole('link', { name: messages.en['error.go_home'] as string })).toHaveAttribute('href', '/en')
  expect(screen.getByText('around')).toBeVisible()
  expect(screen.queryByText(messages.en['error.not_found_message'] as string)).toBeNull()
})

test('logs why', async () => {
  renderInSite(page('/broken', <Broken />))
  await screen.findByRole('heading')

  expect(complaints.mock.calls.flat().some((part) => String(part).includes('a template threw'))).toBe(true)
})

test('gives the next page another chance', async () => {
  const { show } = renderInSite(page('/broken', <Broken />))
  await screen.findByRole('heading')

  show(page('/news', <h1>News</h1>))

  expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible()
})

test('leaves a page alone that renders', () => {
  renderInSite(page('/news', <h1>News</h1>))

  expect(screen.getByRole('heading')).toHaveTextContent('News')
  expect(complaints).not.toHaveBeenCalled()
})

function page(path: string, content: JSX.Element) {
  return (
    <>
      <p>around</p>
      <ErrorBoundary path={path}>{content}</ErrorBoundary>
    </>
  )
}

function Broken(): JSX.Element {
  throw new Error('a template threw')
}
