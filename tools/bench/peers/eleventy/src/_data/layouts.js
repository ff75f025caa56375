import { readFile } from 'node:fs/promises'

const read = async (language) => [language, JSON.parse(await readFile(`data/layout/${language}.json`, 'utf8'))]

/** What is around the pages, by language. */
export default async () => Object.fromEntries(await Promise.all(['kz', 'ru', 'en'].map(read)))
