/** @jest-environment node */
import { bibtexKey, toBibtex } from './to-bibtex'
import { works } from './work.fixtures'
import type { Work } from './work'

test('writes an article with all that is known of it', () => {
  expect(toBibtex([works.article])).toBe(`@article{seyitqali2025-9001,
  author = {Сейітқали, А. Е. and Өміров, Қ. С.},
  title = {{Қазақ тілінің морфологиялық талдаушысы}},
  journal = {Көкжиек университетінің хабаршысы},
  year = {2025},
  volume = {14},
  number = {3},
  pages = {41--56},
  issn = {2789-0004},
  doi = {10.5555/kokzhiek.2025.3.41},
  url = {https://journals.kokzhiek.example/2025/14-3}
}
`)
})

test.each<[Work['type'], string, Record<string, string>]>([
  ['conference_paper', 'inproceedings', { booktitle: '{Proceedings of the Workshop on Turkic Treebanks, Lindenau}', pages: '17--25' }],
  ['monograph', 'book', { publisher: 'Издательство университета «Көкжиек»', address: 'Алматы', pagetotal: '388' }],
  ['textbook', 'book', { publisher: '«Көкжиек» университетінің баспасы', address: 'Алматы', pagetotal: '128' }],
  ['chapter', 'incollection', { booktitle: '{Қала және табиғи қауіп: ұжымдық монография}', pages: '97--121' }],
  ['patent', 'patent', { number: '37915' }],
])('writes a %s as @%s, and leaves out what is not known', (type, entryType, fields) => {
  const { year, author: _, title: __, doi: ___, ...rest } = fieldsOf(toBibtex([works[type]]))

  expect([toBibtex([works[type]]).startsWith(`@${entryType}{`), year, rest]).toEqual([true, String(works[type].year), fields])
})

test.each([
  ['100 % & $5 #1 a_b', String.raw`100 \% \& \$5 \#1 a\_b`],
  [String.raw`{x} ~ ^ \y`, String.raw`\textbraceleft{}x\textbraceright{} \textasciitilde{} \textasciicircum{} \textbackslash{}y`],
])('makes %s harmless', (title, expected) => {
  expect(fieldsOf(toBibtex([{ ...works.article, title }]))['title']).toBe(`{${expected}}`)
})

test('leaves addresses as they are, but for what would tear the entry', () => {
  const { doi, url } = fieldsOf(toBibtex([{ ...works.article, doi: '10.5555/a_b{c}', url: 'https://x.example/?a=1&b=50%25_c' }]))

  expect([doi, url]).toEqual(['10.5555/a_b%7Bc%7D', 'https://x.example/?a=1&b=50%25_c'])
})

test('keeps organisations whole, and says that there are others', () => {
  expect(fieldsOf(toBibtex([{ ...works.article, authors: 'Ғылым және білім институты, Lee A. et al.' }]))['author']).toBe('{Ғылым және білім институты} and Lee, A. and others')
})

test('gives each entry of a file a key of its own, in ASCII', () => {
  const keys = ['Сейітқали А.', 'Сейітқали А.', 'Жұмабекова Л.', "O'Neil P.", 'Müller Ş.', 'Ёлкина Щ.', '王 伟'].map((authors, id) => bibtexKey({ ...works.article, id, authors }))

  expect(keys).toEqual(['seyitqali2025-0', 'seyitqali2025-1', 'zhumabekova2025-2', 'oneil2025-3', 'muller2025-4', 'yolkina2025-5', 'work2025-6'])
})

test('writes many publications with an empty line between', () => {
  expect(toBibtex(Object.values(works)).match(/^@\w+\{[a-z0-9-]+,$/gm)).toHaveLength(6)
  expect(toBibtex(Object.values(works)).split('\n\n')).toHaveLength(6)
})

function fieldsOf(entry: string): Record<string, string> {
  return Object.fromEntries([...entry.matchAll(/^ {2}(\w+) = \{(.*)\},?$/gm)].map(([, name, value]) => [name, value]))
}
