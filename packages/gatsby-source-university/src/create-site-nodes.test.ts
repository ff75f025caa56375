import { createHash } from 'node:crypto'
import type { NodeInput, SourceNodesArgs } from 'gatsby'
import { createSiteNodes } from './create-site-nodes'
import type { Site } from './load-site'
import { menuItem, news, newsCategory, page, settings, usefulLink } from './testing/university'

const content: Site = {
  settings,
  menu: { main: [menuItem], full: [menuItem] },
  usefulLinks: [usefulLink],
  pages: [{ ...page(211), breadcrumbs: [] }],
  newsCategories: [newsCategory],
  news: [news(1001)],
  archivedNews: [],
  announcements: [],
  eventCategories: [],
  events: [],
  vacancies: [],
  dissertations: [],
  doctorals: [],
  departments: [],
  portfolios: [],
  blogs: [],
}

test('makes one node of each kind, which names its site', () => {
  const nodes = nodesOf('lib', content)

  expect(nodes.map(({ internal, site }) => [internal.type, site])).toEqual([
    ['UniversitySettings', 'lib'],
    ['UniversityMenu', 'lib'],
    ['UniversityUsefulLink', 'lib'],
    ['UniversityPage', 'lib'],
    ['UniversityNewsCategory', 'lib'],
    ['UniversityNews', 'lib'],
  ])
})

test('keeps the id of the API beside that of Gatsby', () => {
  const node = nodesOf('main', content).find(({ internal }) => internal.type === 'UniversityPage')

  expect(node).toMatchObject({ api_id: 211, id: 'node of UniversityPage main 211', slug: 'page-211', breadcrumbs: [] })
})

test('gives each node of each site an id of its own', () => {
  const ids = [...nodesOf('main', content), ...nodesOf('lib', content)].map(({ id }) => id)

  expect(new Set(ids).size).toBe(12)
})

test('has candidates of two dissertations that are counted alike', () => {
  const doctorals = [{ id: 1, dissertation_id: 81 }, { id: 1, dissertation_id: 82 }] as Site['doctorals']

  const ids = nodesOf('main', { ...content, doctorals }).map(({ id }) => id)

  expect(ids.slice(-2)).toEqual(['node of UniversityDoctoral main 81/1', 'node of UniversityDoctoral main 82/1'])
})

test('changes the digest of what changed and of nothing else, so that Gatsby keeps the rest', () => {
  const former = nodesOf('main', content)
  const current = nodesOf('main', { ...content, news: [{ ...news(1001), views: 1 }] })

  const changed = current.filter((node, index) => node.internal.contentDigest !== former[index]?.internal.contentDigest)
  expect(changed.map(({ internal }) => internal.type)).toEqual(['UniversityNews'])
})

function nodesOf(site: string, of: Site): NodeInput[] {
  const nodes: NodeInput[] = []
  createSiteNodes(
    {
      actions: { createNode: (node: NodeInput) => nodes.push(node) },
      createNodeId: (key: string) => `node of ${key}`,
      createContentDigest: (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('hex'),
    } as unknown as SourceNodesArgs,
    site,
    of,
  )
  return nodes
}
