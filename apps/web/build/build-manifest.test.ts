/** @jest-environment node */
import { templates } from '../gatsby/routes'
import { matchRoute } from '../src/builds/route-rules'
import { BuildDigest, toRouteRules } from './build-manifest'

const ofMain = new Set(['home', 'page', 'news', 'news-list', 'news-archive', 'archived-news', 'department', 'cafedra', 'portfolio', 'blog', 'rector', 'event', 'event-list'])

test.each([
  ['/', 'home'],
  ['/news', 'news-list'],
  ['/news/archive', 'news-archive'],
  ['/news/archive/77', 'archived-news'],
  ['/news/category/science', 'news-list'],
  ['/news/1001', 'news'],
  ['/portfolio/71', 'portfolio'],
  ['/portfolio/department/11', 'department'],
  ['/portfolio/department/cafedra/11', 'cafedra'],
  ['/blog/RectorModal', 'rector'],
  ['/page/admission/bachelor', 'page'],
])('has the rule of %s', (path, template) => {
  expect(matchRoute(toRouteRules(ofMain), path)?.template).toBe(template)
})

test('has a rule for every kind of page', () => {
  const named = Object.values(toRouteRules(new Set(templates))).map(({ template }) => template)

  expect(templates.filter((template) => !named.includes(template))).toEqual(['blog-elsewhere', 'not-found'])
})

test('has what leads to the blog where a site has none', () => {
  const rules = toRouteRules(new Set(['blog-elsewhere']))

  expect(['/blog', '/blog/RectorModal'].map((path) => matchRoute(rules, path)?.template)).toEqual(['blog-elsewhere', 'blog-elsewhere'])
})

test('leaves out what a site does not have and cannot publish', () => {
  const rules = toRouteRules(new Set(['home']))

  expect([matchRoute(rules, '/portfolio/71'), matchRoute(rules, '/blog'), matchRoute(rules, '/vacancy/3')]).toEqual([undefined, undefined, { template: 'vacancy', live: true, params: { id: '3' } }])
})

test('names the same parts the same, in whatever order they come', () => {
  const [one, other, third] = [new BuildDigest(), new BuildDigest(), new BuildDigest()]
  one.add('/', 'home')
  one.add('/news', 'list')
  other.add('/news', 'list')
  other.add('/', 'home')
  third.add('/news', 'home')
  third.add('/', 'list')

  expect(String(other)).toBe(String(one))
  expect(String(third)).not.toBe(String(one))
})
