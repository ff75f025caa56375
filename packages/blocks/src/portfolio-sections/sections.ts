/** The lists of a portfolio in the order of the tabs. The name of each is its part of the address, too. */
export const sections = ['publications', 'projects', 'grants', 'subjects', 'awards', 'experience', 'interests'] as const

export type Section = (typeof sections)[number]
