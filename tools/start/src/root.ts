import path from 'node:path'

/** The repository's root. */
export const root = path.resolve(__dirname, '../../..')
