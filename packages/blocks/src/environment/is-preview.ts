/** Whether an address asks for what editors see. @param search its query, with the question mark or without */
export function isPreview(search: string): boolean {
  return new URLSearchParams(search).get('mode') === 'preview'
}
