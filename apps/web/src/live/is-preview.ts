/** Whether an address asks for what editors see. */
export function isPreview({ search }: { search: string }): boolean {
  return search.includes('mode=preview')
}
