/** Whether tests look at all that is alike, as at night (`npm run test:wide`), or at some of it: docs/decisions/0032-some-and-all.md. */
export const isWide = process.env['TEST_WIDE'] !== undefined

/** Of cases that are alike, by day one in `count`, always the same ones. */
export function oneIn<Case>(count: number, cases: readonly Case[]): readonly Case[] {
  return isWide ? cases : cases.filter((_case, index) => index % count === 0)
}
