import { readFile } from 'node:fs/promises'

export default async () => JSON.parse(await readFile('data/drawings.json', 'utf8'))
