import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Client } from '../client'
import { operation, type Operation } from '../operation'
import { useOperation } from './use-operation'

const list: Operation<{ body: { page: number } }, string, unknown> = operation('POST', '/list')

test.each([
  ['the data that comes with the page', { initialData: 'page' }, 'page success'],
  ['loading', {}, ' loading'],
])('renders on the server, without a request: %s', (_what, options, text) => {
  const client: Client = { send: jest.fn() }
  const Part = () => {
    const { data, status } = useOperation(list, { body: { page: 1 } }, { client, ...options })
    return `${data ?? ''} ${status}`
  }

  const html = renderToString(createElement(Part))

  expect(html).toBe(text)
  expect(client.send).not.toHaveBeenCalled()
})
