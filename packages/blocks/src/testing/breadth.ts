/** Whether tests look at all that is alike, as at night (`npm run test:wide`), or at some of it: docs/decisions/0032-some-and-all.md. */
export const isWide = process.env['TEST_WIDE'] !== undefined
