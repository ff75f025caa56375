/** For a test that says of more pages, windows, languages or blocks what others say of some: `npm run test:wide` runs it, `npm test` does not. */
export const wide = { tag: '@wide' } as const

/** Of tests that are alike, one in `count` is run by `npm test`, beginning with the first. */
export const oneIn = (count: number, index: number) => (index % count === 0 ? {} : wide)
