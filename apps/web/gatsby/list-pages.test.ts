/** @jest-environment node */
import { listPages, type ShellKeys } from './list-pages'
import { readRoutes, type Route } from './routes'

jest.mock('./routes', () => ({ ...jest.requireActual<object>('./routes'), readRoutes: jest.fn() }))

const shells: ShellKeys = new Map([['lib', { kz: 'lib-kz-1', ru: 'lib-ru-1', en: 'lib-en-1' }]])

test('says of every form of a page where it is, and when what it shows changed', async () => {
  give({ path: '/news/1001', template: 'news', variables: { id: 'news 1001' }, updatedAt: '2026-11-20T09:30:00Z', availableLanguages: ['kz', 'ru'] })

  const pages = await list()

  expect(pages.map(({ path, context }) => [path, context.language, context.shell, context.i18n.routed])).toEqual([
    ['/kz/news/1001', 'kz', 'lib-kz-1', true],
    ['/ru/news/1001', 'ru', 'lib-ru-1', true],
    ['/en/news/1001', 'en', 'lib-en-1', true],
    ['/news/1001', 'kz', 'lib-kz-1', false],
  ])
  expect(pages.every(({ site, template, updatedAt, context }) => site === 'lib' && template === 'news' && updatedAt === '2026-11-20T09:30:00Z' && context.id === 'news 1001')).toBe(true)
  expect(pages[0]?.context.availableLanguages).toEqual(['kz', 'ru'])
})

test('says of a list neither a time nor languages', async () => {
  give({ path: '/', template: 'home' })

  const pages = await list()

  expect(pages.map(({ path }) => path)).toEqual(['/kz', '/ru', '/en', '/'])
  expect(pages.some((page) => 'updatedAt' in page || 'availableLanguages' in page.context)).toBe(false)
})

function give(route: Route): void {
  jest.mocked(readRoutes).mockResolvedValue(new Map([['lib', [route]], ['main', [route]]]))
}

function list() {
  return listPages(async () => ({}), shells)
}
