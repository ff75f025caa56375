/** What the sources of the API are in, and the texts that they load. */
export const apiFolders = ['apps/api/src', 'packages/api-schema/src']
export const textFolders = ['locales']

/** Whether a file of those folders is loaded by the API, which then has to start anew when it changes. What is generated changes with the contract. */
export function isLoadedByApi(file: string): boolean {
  return /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts') && !file.includes('/src/generated/')
}
