/** Keeps what a block hands out as files. @returns their names and texts so far */
export function savedFiles(): () => Promise<{ name: string; text: string }[]> {
  const files: Blob[] = []
  URL.createObjectURL = jest.fn((file: Blob) => (files.push(file), 'blob:1'))
  // Asked for a minute later, when another test may be under way.
  URL.revokeObjectURL = () => undefined
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return () => Promise.all(files.map(async (file, index) => ({ name: (click.mock.contexts[index] as HTMLAnchorElement).download, text: await textOf(file) })))
}

/** jsdom's files have no `text()`. */
export function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })
}
