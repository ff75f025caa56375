import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** All pages in all languages. */
export default async function () {
  const folder = path.resolve('data/pages')
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json'))
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8'))))
}
