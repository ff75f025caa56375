/** @jest-environment node */
import { Report } from './report'

afterEach(() => jest.restoreAllMocks())

test('says each fault once, with where it was found, the most frequent first', async () => {
  jest.spyOn(performance, 'now').mockReturnValueOnce(5).mockReturnValueOnce(17)
  const report = new Report()
  await report.time('axe', () => Promise.resolve())
  report.add('label: <input>', 'search, kz')
  for (const language of ['kz', 'ru', 'kz']) report.add('color-contrast: <p>', `home, ${language}`)

  expect(report.isEmpty).toBe(false)
  expect(report.toString()).toBe('axe: 1 runs, 12 ms each\n\n2 × color-contrast: <p>\n    home, kz; home, ru\n1 × label: <input>\n    search, kz')
})

test('says that nothing is wrong', () => {
  const report = new Report()

  expect(report.isEmpty).toBe(true)
  expect(report.toString()).toBe('\nNo fault.')
})
