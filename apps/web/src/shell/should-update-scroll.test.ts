/** @jest-environment node */
import { shouldUpdateScroll } from './should-update-scroll'

const fees = { pathname: '/kz/page/fees', search: '', hash: '' }
const step = (from: Partial<Location> | undefined, to: Partial<Location> & { action?: string; state?: object }) => {
  type Args = Parameters<typeof shouldUpdateScroll>[0]
  const args: Partial<Args> = { ...(from && { prevRouterProps: { location: from as Location } }), routerProps: { location: to as Args['routerProps']['location'] } }
  return shouldUpdateScroll(args as Args)
}

test('leaves the page where it is when only the query changes', () => {
  expect(step(fees, { ...fees, search: '?level=master', action: 'PUSH' })).toBe(false)
})

test.each([
  ['the first page of a visit', undefined, fees],
  ['another page', fees, { ...fees, pathname: '/kz/news', search: '?page=2', action: 'PUSH' }],
  ['a heading', fees, { ...fees, search: '?page=2', hash: '#grants', action: 'PUSH' }],
  ['the page itself', fees, { ...fees, action: 'PUSH' }],
  ['what the full-screen menu looks for, though the page is that of the search', { ...fees, search: '?q=fees' }, { ...fees, search: '?q=grants', action: 'PUSH', state: { fromElsewhere: true } }],
  ['what was seen before', { ...fees, search: '?level=master' }, { ...fees, action: 'POP' }],
])('scrolls to %s', (_, from, to) => {
  expect(step(from, to)).toBe(true)
})
