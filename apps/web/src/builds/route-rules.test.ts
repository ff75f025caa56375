/** @jest-environment node */
import { isLive, matchRoute, type RouteRules } from './route-rules'

const rules: RouteRules = {
  '/': { template: 'home' },
  '/news/archive': { template: 'news-archive' },
  '/news/{id}': { template: 'news', live: true },
  '/page/{slug...}': { template: 'page', live: true },
  '/dissertation/{dissertation}/doctorals/{id}': { template: 'doctoral', live: true },
}

test.each([
  ['/', { template: 'home', params: {} }],
  ['/news/archive', { template: 'news-archive', params: {} }],
  ['/news/1001', { template: 'news', live: true, params: { id: '1001' } }],
  ['/page/about/history', { template: 'page', live: true, params: { slug: 'about/history' } }],
  ['/dissertation/3/doctorals/12', { template: 'doctoral', live: true, params: { dissertation: '3', id: '12' } }],
])('knows %s', (path, expected) => {
  expect(matchRoute(rules, path)).toEqual(expected)
})

test.each(['/nothing', '/news/1001/more', '/page', '/page/', '/Page/about', '/dissertation/3'])('has no rule for %s', (path) => {
  expect(matchRoute(rules, path)).toBeUndefined()
})

test('tells what the live layer may be asked for', () => {
  expect([isLive(matchRoute(rules, '/news/1')), isLive(matchRoute(rules, '/')), isLive(matchRoute(rules, '/nothing'))]).toEqual([true, false, false])
})
