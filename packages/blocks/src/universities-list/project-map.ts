import { geoNaturalEarth1, geoPath, type GeoProjection } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import worldJson from 'world-atlas/countries-110m.json'
import { countryNumber } from './country-numbers'

// Natural Earth 1:110m. In JSON, words such as "Polygon" are any strings to the compiler.
const world = worldJson as unknown as Topology<{ countries: GeometryCollection; land: GeometryCollection }>
const countries = feature(world, world.objects.countries).features
const land = feature(world, world.objects.land)

export type Place = readonly [longitude: number, latitude: number]

export interface MapRequest {
  /** In degrees. */
  places: readonly Place[]
  /** Countries to shade, by the code of ISO 3166-1: `TR`. */
  shaded: readonly string[]
  /** In pixels. */
  width: number
  height: number
  /** 1 shows all places. */
  zoom: number
  /** What is in the middle when zoomed in; without it, where most of the places are. */
  centre: Place | undefined
}

export interface MapDrawing {
  /** Paths of SVG. */
  land: string
  /** Of the shaded countries alone: others are nothing to show here, the disputed ones among them. */
  borders: string
  shaded: { code: string; path: string }[]
  /** Where the places are, in pixels, in their order; undefined beyond the edges. */
  dots: ({ x: number; y: number } | undefined)[]
}

/** Where the map is turned to, so that Asia and Europe are not torn apart. In degrees. */
const turned = 45
/** So near it comes at most without being asked, for a single place; in pixels for a radian. */
const nearest = 900

/** The world, as far as it is needed to see the places. */
export function projectMap({ places, shaded, width, height, zoom, centre }: MapRequest): MapDrawing {
  const projection = geoNaturalEarth1().rotate([-turned, 0])
  fit(projection, places, width, height)
  if (zoom > 1) scaleTo(projection, projection.scale() * zoom, width, height, centre ?? median(places))
  projection.clipExtent([
    [-20, -20],
    [width + 20, height + 20],
  ])
  const path = geoPath(projection).digits(1)
  const numbers = new Map(shaded.flatMap((code) => [[countryNumber(code), code] as const]))
  return {
    land: path(land) ?? '',
    borders: path(mesh(world, world.objects.countries, (a, b) => a !== b && (numbers.has(String(a.id)) || numbers.has(String(b.id))))) ?? '',
    shaded: countries.flatMap((country) => {
      const code = country.id === undefined ? undefined : numbers.get(String(country.id))
      const drawn = code && path(country)
      return code && drawn ? [{ code, path: drawn }] : []
    }),
    dots: places.map((place) => {
      const [x, y] = projection([...place]) ?? []
      return x === undefined || y === undefined || x < 0 || y < 0 || x > width || y > height ? undefined : { x, y }
    }),
  }
}

/** All places, with room around them, but not nearer than is of use. */
function fit(projection: GeoProjection, places: readonly Place[], width: number, height: number): void {
  const [first] = places
  // One point has no size to go by.
  if (first && places.every((place) => place[0] === first[0] && place[1] === first[1])) return scaleTo(projection, nearest, width, height, first)
  const room = Math.min(48, width / 10)
  const extent: [[number, number], [number, number]] = [
    [room, room],
    [width - room, height - room],
  ]
  projection.fitExtent(extent, places.length > 0 ? { type: 'MultiPoint', coordinates: places.map((place) => [...place]) } : { type: 'Sphere' })
  if (projection.scale() > nearest) scaleTo(projection, nearest, width, height)
}

/** Half of the places lie on either side of it: few that are far away do not draw it to them. */
function median(places: readonly Place[]): Place | undefined {
  const middle = Math.floor(places.length / 2)
  const [longitude, latitude] = [0, 1].map((axis) => places.map((place) => place[axis] ?? 0).sort((a, b) => a - b)[middle])
  return longitude === undefined || latitude === undefined ? undefined : [longitude, latitude]
}

/** Another scale about the middle, or about a place that comes there. */
function scaleTo(projection: GeoProjection, scale: number, width: number, height: number, centre?: Place | undefined): void {
  const middle = centre ? ([...centre] as [number, number]) : projection.invert?.([width / 2, height / 2])
  projection.scale(scale)
  const [x, y] = (middle && projection(middle)) ?? [width / 2, height / 2]
  const [left, top] = projection.translate()
  projection.translate([left + width / 2 - x, top + height / 2 - y])
}
