import { render } from '@testing-library/react'
import { ScoreRange } from './score-range'

test('what won a place, the least of it and the reader’s own points are told from the scale without colours', () => {
  const { container } = render(<ScoreRange min={80} max={105} limit={140} own={90} />)

  const heights = [...container.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('height')))

  expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b))
})
