/** @jest-environment node */
import { countryNumber } from './country-numbers'
import { projectMap, type Place } from './project-map'

const izmir: Place = [27.14, 38.42]
const leipzig: Place = [12.37, 51.34]
const sapporo: Place = [141.35, 43.06]
const all = { places: [izmir, leipzig, sapporo], shaded: ['TR', 'JP'], width: 640, height: 350, zoom: 1, centre: undefined }

test('shows all places, west to the left and north above, with room around them', () => {
  const [west, middle, east] = [projectMap(all).dots[1], projectMap(all).dots[0], projectMap(all).dots[2]]

  expect([Math.round(west?.x ?? 0), Math.round(east?.x ?? 0)]).toEqual([48, 592])
  expect(middle?.x).toBeGreaterThan(48)
  expect(west?.y).toBeLessThan(middle?.y ?? 0)
})

test('shades the countries by their codes, and leaves out one that it does not know', () => {
  const { shaded, land } = projectMap({ ...all, shaded: ['TR', 'JP', 'XX'] })

  expect(shaded.map(({ code }) => code).sort()).toEqual(['JP', 'TR'])
  expect(shaded.every(({ path }) => path.startsWith('M'))).toBe(true)
  expect(land.length).toBeGreaterThan(5000)
})

test('draws the borders of the shaded countries, and no others', () => {
  const [none, one, two] = [[], ['TR'], ['TR', 'DE']].map((shaded) => projectMap({ ...all, shaded }).borders.length)

  expect(none).toBe(0)
  expect(one).toBeGreaterThan(0)
  expect(two).toBeGreaterThan(one ?? 0)
})

test('comes nearer about a place, or about where most of them are, and says which are out of sight', () => {
  const { dots } = projectMap({ ...all, zoom: 8, centre: sapporo })
  expect([dots[0], dots[1], Math.round(dots[2]?.x ?? 0), Math.round(dots[2]?.y ?? 0)]).toEqual([undefined, undefined, 320, 175])

  const most = projectMap({ ...all, places: [izmir, leipzig, [11, 50], [10, 52], sapporo], zoom: 8 }).dots
  expect(most.map((dot) => dot !== undefined)).toEqual([false, true, true, true, false])
})

test('does not come too near to a single place', () => {
  const [{ dots }, near] = [projectMap({ ...all, places: [izmir] }), projectMap({ ...all, places: [izmir, [27.2, 38.5]] })]

  expect(dots).toEqual([{ x: 320, y: 175 }])
  expect(Math.hypot((near.dots[0]?.x ?? 0) - (near.dots[1]?.x ?? 0), (near.dots[0]?.y ?? 0) - (near.dots[1]?.y ?? 0))).toBeLessThan(5)
})

test('is the world where there are no places', () => {
  expect(projectMap({ ...all, places: [], shaded: [] })).toMatchObject({ dots: [], shaded: [], land: expect.stringContaining('M') })
})

test.each([
  ['TR', '792'],
  ['KZ', '398'],
  ['DE', '276'],
  ['US', '840'],
  ['AE', '784'],
  ['ZW', '716'],
  ['SG', undefined],
])('knows the number of %s', (code, number) => {
  expect(countryNumber(code)).toBe(number)
})
