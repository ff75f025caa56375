/** An option that is a text; another value counts as none. */
export const textOption = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)
