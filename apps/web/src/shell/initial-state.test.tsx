import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { shell } from '../testing/shell'
import { InitialStateScript, readInitialState, type InitialState } from './initial-state'

const state: InitialState = { key: 'main-en-1', shell: shell({ name: '</script><script>alert(1)</script><!--' }), notFound: false }

afterEach(() => document.body.replaceChildren())

test('gives the browser what the server render left', () => {
  document.body.innerHTML = renderToString(<InitialStateScript state={state} />)

  expect(readInitialState()).toEqual(state)
})

test('lets no text of the content end the script', () => {
  const html = renderToString(<InitialStateScript state={state} />)

  expect(html.match(/</g)).toHaveLength(2)
  expect(html).toMatch(/^<script id="initial-state" type="application\/json">.*<\/script>$/)
})

test('is not there where pages are not rendered on a server', () => {
  render(<p>develop</p>)

  expect(readInitialState()).toBeUndefined()
})
