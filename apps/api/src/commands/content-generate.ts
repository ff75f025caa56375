import { join, resolve } from 'node:path'
import { isDay } from '../config'
import { generateContent } from '../content/generate/generate-content'
import { scaleOf } from '../content/generate/generated-site'
import { allSites } from '../sites/site-from-host'
import { defineCommand, UsageError } from './command'

/** Further units of a faculty would not find room in the numbers that lists are ordered by. */
const largestScale = 200
const largestItems = 100_000

export const contentGenerate = defineCommand({
  name: 'content generate',
  usage: '[--scale N | --items N] [--sites N] [--seed N] [--day 2026-11-21] [--out DIR]',
  summary: 'Writes the content of a large invented university for benchmarks, into a folder that `content import` reads.',
  options: { scale: { type: 'string' }, items: { type: 'string' }, sites: { type: 'string' }, seed: { type: 'string' }, day: { type: 'string' }, out: { type: 'string' } },
  async run({ config, options }) {
    const scale = readScale(options.scale, options.items)
    const sites = numberOf('sites', options.sites, 0, { most: allSites.length - 1, whole: true })
    const seed = numberOf('seed', options.seed, 1, { most: 2 ** 31, whole: true })
    // A fixed day, so that the same seed gives the same bytes tomorrow.
    const { day = '2026-11-21', out } = options
    if (!isDay(day)) throw new UsageError('--day must be a day, such as 2026-11-21')

    const dir = out === undefined ? join(config.dataDir, 'generated') : resolve(out)
    const counts = await generateContent({ out: dir, from: config.contentDir, seed, scale, sites, day })
    const megabytes = Math.round(counts.bytes / 100_000) / 10
    return {
      lines: [`${counts.items} items of ${counts.sites} sites in ${counts.files} files, ${megabytes} MB, in ${dir}`, `Next: npm run api -- content import ${dir}`],
      data: { ...counts, dir },
    }
  },
})

/** `--items 2000` gives each site about so many items with a page of their own, and of the rest in proportion. */
function readScale(scale: string | undefined, items: string | undefined): number {
  if (scale !== undefined && items !== undefined) throw new UsageError('--scale and --items say the same in two ways: give one of them')
  const read = items === undefined ? numberOf('scale', scale, 1, { most: largestScale }) : scaleOf(numberOf('items', items, 0, { most: largestItems, whole: true }))
  if (read === 0) throw new UsageError(`--${items === undefined ? 'scale' : 'items'} must be more than 0`)
  return read
}

function numberOf(name: string, given: string | undefined, byDefault: number, { most, whole = false }: { most: number; whole?: boolean }): number {
  const value = given === undefined ? byDefault : /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN
  if (value <= most && (!whole || Number.isInteger(value))) return value
  throw new UsageError(`--${name} must be ${whole ? 'a whole number' : 'a number'} up to ${most}`)
}
