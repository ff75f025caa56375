import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { replaceHydrateFunction } from './hydrate'

afterEach(() => document.body.replaceChildren())

test('takes over the HTML of the server as it is', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<p>Text</p>)}</div>`
  const [container, paragraph] = [document.getElementById('root')!, screen.getByText('Text')]
  const onClick = jest.fn()

  await act(async () => replaceHydrateFunction()(<p onClick={onClick}>Text</p>, container))
  paragraph.click()

  expect([screen.getByText('Text') === paragraph, onClick.mock.calls.length]).toEqual([true, 1])
})

test('renders where there is no HTML yet', async () => {
  const container = document.body.appendChild(document.createElement('div'))

  await act(async () => replaceHydrateFunction()(<p>Text</p>, container))

  expect(screen.getByText('Text')).toBeVisible()
})
