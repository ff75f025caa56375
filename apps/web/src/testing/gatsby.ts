/*
 * Stands for `gatsby` in tests: what components import of it, without its router and loader.
 */

export const navigate = jest.fn<Promise<void>, [path: string, options?: { replace?: boolean }]>()

/** Queries run in builds only. */
export const graphql = () => undefined

export const withPrefix = (path: string) => path
