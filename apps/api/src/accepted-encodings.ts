import negotiate from '@fastify/accept-negotiator'

export type Encoding = 'br' | 'gzip'

/** The one that makes the shorter text first. */
const encodings: readonly Encoding[] = ['br', 'gzip']

/** What the name of a compressed sister has more than that of its file. */
export const sisterSuffix: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** The content codings that an `Accept-Encoding` takes, best first. Uncompressed is always one more choice. */
export function acceptedEncodings(header = '', from = encodings): Encoding[] {
  const best = negotiate(header, [...from])
  return best === null ? [] : [best, ...acceptedEncodings(header, from.filter((encoding) => encoding !== best))]
}
