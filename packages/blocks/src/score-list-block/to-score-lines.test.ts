/** @jest-environment node */
import { fixtures } from './score-list-block.fixtures'
import { toScoreLines } from './to-score-lines'

const [score] = fixtures['points fixed by the editor'].initial.page.items
const item = (fields: Partial<NonNullable<typeof score>>) => ({ ...(score as NonNullable<typeof score>), ...fields })

test('draws a line for each language, the oldest year first, without years in which nobody was admitted', () => {
  const { lines } = toScoreLines([item({ year: 2026, min: 97 }), item({ year: 2024, min: 90 }), item({ year: 2025, min: null }), item({ language: 'ru', min: 99 })])

  expect(lines).toEqual([
    { language: 'kz', points: [{ year: 2024, min: 90 }, { year: 2026, min: 97 }] },
    { language: 'ru', points: [{ year: 2026, min: 99 }] },
  ])
})

test('draws the competition that is wanted, or one that the group has', () => {
  const items = [item({ competition: 'quota', min: 70 }), item({ competition: 'rural', min: 84 })]

  expect(toScoreLines(items, 'quota').lines[0]?.points).toEqual([{ year: 2026, min: 70 }])
  expect(toScoreLines(items).competition).toBe('rural')
  expect(toScoreLines([], 'quota')).toEqual({ competition: 'quota', lines: [] })
})
