import type { SaxesTagNS } from 'saxes'

/** What a filter may ask for at most. More of it cannot be seen, and costs time for every pixel. */
const limits: Record<string, { attribute: string; most: number }> = {
  feTurbulence: { attribute: 'numOctaves', most: 10 },
  feGaussianBlur: { attribute: 'stdDeviation', most: 500 },
  feDropShadow: { attribute: 'stdDeviation', most: 500 },
  feConvolveMatrix: { attribute: 'order', most: 15 },
  feMorphology: { attribute: 'radius', most: 50 },
}

/** The same of `filter: blur(…)`; in any unit. */
const mostBlur = 500

/** @returns why a picture cannot have the element */
export function filterFault({ local, attributes }: Pick<SaxesTagNS, 'local' | 'attributes'>): string | undefined {
  const limit = Object.hasOwn(limits, local) ? limits[local] : undefined
  const value = limit && attributes[limit.attribute]?.value
  if (!limit || value === undefined || !hasMore(value, limit.most)) return undefined
  return `has ${limit.attribute}="${value.slice(0, 60)}", which takes too long to draw; at most ${limit.most} is taken`
}

/** @returns why a picture cannot have the style */
export function blurFault(css: string): string | undefined {
  for (const [all, name, values = ''] of css.matchAll(/\b(blur|drop-shadow)\(([^;{}]*)/gi)) {
    // A colour is no length.
    if (hasMore(values.replace(/#[\w-]+/g, ''), mostBlur)) return `has ${all.slice(0, 60)}, which takes too long to draw; ${name} takes at most ${mostBlur}`
  }
  return undefined
}

function hasMore(value: string, most: number): boolean {
  return (value.match(/(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).some((number) => Number(number) > most)
}
