import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { serverIslands } from '../island/server-islands'
import { BlockFrame } from '../testing/block-frame'
import { blockCode } from './block-code'
import { PageContent } from './page-content'
import { pageHeadings } from './page-headings'
import type { PlacedBlock } from './placed-block'

const prices = '<div data-block="PriceEducation" data-props="{&quot;category_id&quot;:3}"></div>'

const known = [
  { name: 'PriceEducation', props: { category_id: 3 }, initial: 'fees', title: 'Tuition fees' },
  { name: 'ShareComponent', props: {}, initial: null },
]

afterEach(() => {
  delete serverIslands.render
  document.body.replaceChildren()
})

test('shows text and blocks in the order of the editor, each with what is known of it, and of its neighbours', () => {
  const placed: PlacedBlock[] = []
  serverIslands.render = ({ props }) => {
    const { block } = props as { block: PlacedBlock }
    placed.push(block)
    return `<p>block ${block.place}</p>`
  }

  const { container } = show(`<p>before</p>${prices}<h2>between</h2>${prices}<div data-block="ShareComponent"></div>`)

  expect(container.textContent).toBe('beforeblock 0betweenblock 1block 2')
  expect(placed.map(({ name, initial, place }) => [name, initial, place])).toEqual([
    ['PriceEducation', 'fees', 0],
    ['PriceEducation', 'fees', 1],
    ['ShareComponent', null, 2],
  ])
  const fees = { name: 'PriceEducation', props: { category_id: 3 }, initial: 'fees', title: 'Tuition fees' }
  expect(placed[1]?.all).toEqual([fees, fees, { name: 'ShareComponent', props: {}, initial: null }])
})

test('gives each block the id that the list of headings names', () => {
  serverIslands.render = () => '<p>block</p>'
  const html = `<h2>Fees</h2>${prices}<h2>Later</h2>${prices}<div data-block="ShareComponent"></div>`

  const { container } = show(html)

  const headings = pageHeadings(html, known)
  expect(headings.map(({ id }) => id)).toEqual(['fees', 'PriceEducation', 'later', 'PriceEducation-2'])
  expect(headings.map(({ id }) => container.querySelector(`#${id}`)?.getAttribute('data-block') ?? null)).toEqual([null, 'PriceEducation', null, 'PriceEducation'])
})

test('keeps the anchors of headings unique over the blocks', () => {
  serverIslands.render = () => '<p>block</p>'

  show(`<h2>Fees</h2>${prices}<h2>Fees</h2>`)

  expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual(['fees', 'fees-2'])
})

/** As the server renders it. */
function show(html: string) {
  for (const { name } of known) blockCode(name).Component = () => null
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(
    <BlockFrame language="en">
      <PageContent
        html={html}
        blocks={known}
        page={{ url: 'https://kokzhiek.example/en/page/fees', title: 'Fees' }}
        loadMessages={async () => undefined}
      />
    </BlockFrame>,
  )
  return { container }
}
