import { render, screen } from '@testing-library/react'
import { useBlockEnvironment } from '../environment/environment'
import { SearchLink } from '../list/search-link'
import { BlockFrame, type BlockFrameProps } from '../testing/block-frame'
import { BlockTree } from './block-tree'
import type { PlacedBlock } from './placed-block'

const all = [
  { name: 'List', props: {}, initial: {} },
  { name: 'List', props: {}, initial: {} },
]
const [first, second] = all.map((block, place): PlacedBlock => ({ ...block, id: `List-${place + 1}`, place, all })) as [PlacedBlock, PlacedBlock]
/** As the site's: the same while only the query changes. */
const around: BlockFrameProps['environment'] = { changeSearch: () => undefined, open: () => undefined, onMissingCode: () => undefined, siteUrl: () => '', formatDate: (iso) => iso, formatPeriod: () => '' }
const rendered = jest.fn<void, [id: string, search: string]>()

beforeEach(() => rendered.mockClear())

test('a block renders when its own parameters change, not with those of its neighbours; its links have all of them', () => {
  const { rerender } = render(page(''))
  rendered.mockClear()

  rerender(page('?q=law'))
  expect(rendered.mock.calls).toEqual([['List-1', '?q=law']])
  expect(links()).toEqual(['?q=law&page=2', '?q=law&b2-page=2'])

  rendered.mockClear()
  rerender(page('?q=law&b2-q=art'))
  expect(rendered.mock.calls).toEqual([['List-2', '?q=art']])
  expect(links()).toEqual(['?b2-q=art&q=law&page=2', '?q=law&b2-q=art&b2-page=2'])
})

test('a block renders in another language', () => {
  const { rerender } = render(page('', 'kz'))
  rendered.mockClear()

  rerender(page('', 'ru'))

  expect(rendered.mock.calls.map(([id]) => id)).toEqual(['List-1', 'List-2'])
})

function List({ id }: { id: string }) {
  const { search } = useBlockEnvironment()
  rendered(id, search)
  return <SearchLink changes={{ page: '2' }}>next</SearchLink>
}

function page(search: string, language: BlockFrameProps['language'] = 'en') {
  return (
    <BlockFrame language={language} environment={{ ...around, search }}>
      {[first, second].map((block) => (
        <BlockTree key={block.id} block={block} page={shared} View={List} load={undefined} />
      ))}
    </BlockFrame>
  )
}

const shared = { url: 'https://kokzhiek.example/en/page/lists', title: 'Lists' }
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
