import sanitizeHtml from 'sanitize-html'
import { sanitise } from './sanitise'

jest.mock('sanitize-html', () => jest.fn(jest.requireActual<typeof sanitizeHtml>('sanitize-html')))

const parsed = jest.mocked(sanitizeHtml)
beforeEach(() => void parsed.mockClear())

test('a text from which there is nothing to remove is parsed once', () => {
  const html = '<p>Құжаттар 20 маусымнан бастап қабылданады.</p>'

  expect([sanitise(html), sanitise(html), parsed.mock.calls.length]).toEqual([html, html, 1])
})

test('one from which something has to go is cleaned each time', () => {
  const html = '<p>Құжаттар<script>alert(1)</script></p>'

  expect([sanitise(html), sanitise(html)]).toEqual(['<p>Құжаттар</p>', '<p>Құжаттар</p>'])
})
