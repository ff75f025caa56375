import { render } from '@testing-library/react'
import { BlockFrame } from '../testing/block-frame'
import { newsSummary } from '../testing/contract-news'
import { NewsCard } from './news-card'
import { toNewsCard } from './to-news-card'

test('has a picture for the room of a card, a larger one where two share the row of three', () => {
  const image = { url: '/media/a.jpg', width: 1600, height: 1000, sources: [{ type: 'image/avif', width: 480, url: '/media/a-480.avif' }] }
  const item = { ...toNewsCard(newsSummary(1), 'en'), image }

  const widths = [false, true].map((isWide) => {
    const { container } = render(
      <BlockFrame language="en">
        <NewsCard item={item} isWide={isWide} />
      </BlockFrame>,
    )
    return container.querySelector('source')?.getAttribute('sizes')?.split(', ')[0]
  })

  expect(widths).toEqual(['(min-width: 72rem) 24rem', '(min-width: 72rem) 36rem'])
})

test('is a tile among cards with pictures where it has none, and a row or the first of a list stays what it is', () => {
  const item = { ...toNewsCard(newsSummary(1), 'en'), image: null }

  const classes = (['card', 'row', 'feature'] as const).map((variant) => {
    const { container } = render(
      <BlockFrame language="en">
        <NewsCard item={item} variant={variant} />
      </BlockFrame>,
    )
    return container.querySelector('article')?.className
  })

  expect(classes).toEqual(['card tile', 'card row', 'card feature'])
})
