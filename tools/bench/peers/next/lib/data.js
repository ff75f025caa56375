import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cache } from 'react'

const read = async (...names) => JSON.parse(await readFile(path.join(process.cwd(), 'data', ...names), 'utf8'))

export const readAddresses = () => read('addresses.json')
export const readLayout = cache((language) => read('layout', `${language}.json`))

/** @param segments of the address: `['ru', 'page', 'admission']` */
export const readPage = cache((segments) => {
  const [first, ...rest] = segments.split('/')
  return first === 'page' ? read('pages', 'unprefixed', `${rest.join('/')}.json`) : read('pages', first, `${rest.slice(1).join('/')}.json`)
})
