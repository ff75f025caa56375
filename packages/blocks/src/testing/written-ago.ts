/** Has the server say that it wrote the page so long ago; without it a page is of this moment. Undone after the test. */
export function writtenAgo(ms: number): void {
  jest.spyOn(document, 'lastModified', 'get').mockReturnValue(new Date(Date.now() - ms).toString())
}
