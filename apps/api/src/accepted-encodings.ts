import negotiate from '@fastify/accept-negotiator'
import { RecentTexts } from './contract/recent-texts'

export type Encoding = 'br' | 'gzip'

/** The one that makes the shorter text first. */
const encodings: readonly Encoding[] = ['br', 'gzip']

/** What the name of a compressed sister has more than that of its file. */
export const sisterSuffix: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** All browsers of one kind send the same. */
const recent = new RecentTexts<readonly Encoding[]>()

/** The content codings that an `Accept-Encoding` takes, best first. Uncompressed is always one more choice. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const known = recent.get(header)
  if (known) return known
  const accepted = rank(header, encodings)
  recent.set(header, accepted)
  return accepted
}

function rank(header: string, from: readonly Encoding[]): Encoding[] {
  const best = negotiate(header, [...from])
  return best === null ? [] : [best, ...rank(header, from.filter((encoding) => encoding !== best))]
}
