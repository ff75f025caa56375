/** @jest-environment node */
import { templates } from '../gatsby/routes'
import { matchRoute } from '../src/builds/route-rules'
import { liveTemplates } from '../src/live/live-templates'
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

  expect([matchRoute(rules, '/blog'), matchRoute(rules, '/announce'), matchRoute(rules, '/news')]).toEqual([undefined, undefined, undefined])
})

test.each([
  ['/vacancy/3', 'vacancy'],
  ['/portfolio/71', 'portfolio'],
  ['/portfolio/department/11', 'department'],
  ['/portfolio/department/cafedra/14', 'cafedra'],
  ['/dissertation/3', 'dissertation'],
  ['/dissertation/3/doctorals/7', 'doctoral'],
  ['/news/category/science', 'news-list'],
])('has %s looked for on a site that had no such page when it was built', (path, template) => {
  expect(matchRoute(toRouteRules(new Set(['home', 'news-list'])), path)).toMatchObject({ template, live: true })
})

test('has every template of the live layer looked for, and no list that is there with every build', () => {
  const rules = toRouteRules(new Set(templates))

  expect([...new Set(Object.values(rules).flatMap(({ live, template }) => (live ? [template] : [])))].sort()).toEqual([...liveTemplates].sort())
  expect(rules['/news']).toEqual({ template: 'news-list' })
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
