/** @jest-environment node */
import { toApa } from './to-apa'
import { works } from './work.fixtures'
import type { Work } from './work'

test.each<[string, Work, string]>([
  [
    'an article',
    works.article,
    'Сейітқали, А. Е., & Өміров, Қ. С. (2025). Қазақ тілінің морфологиялық талдаушысы. *Көкжиек университетінің хабаршысы, 14*(3), 41–56. https://doi.org/10.5555/kokzhiek.2025.3.41',
  ],
  [
    'a paper of a conference',
    works.conference_paper,
    'Akhmetov, N., Seitkali, A., & Lemke, A. (2025). Annotation guidelines for a Kazakh treebank. In *Proceedings of the Workshop on Turkic Treebanks, Lindenau* (pp. 17–25). https://doi.org/10.5555/kokzhiek.2024.714',
  ],
  ['a monograph', works.monograph, 'Тулегенова, С. М. (2020). *Флора высокогорий Илейского Алатау*. Издательство университета «Көкжиек».'],
  ['a textbook', works.textbook, 'Сәрсенбай, Қ. М. (2021). *Репортаж жазу*. «Көкжиек» университетінің баспасы.'],
  ['a chapter', works.chapter, 'Ерденов, Ғ. С. (2020). Алматы топырағы және жер сілкінісі. In *Қала және табиғи қауіп: ұжымдық монография* (pp. 97–121).'],
  ['a patent', works.patent, 'Бекенова, Н. Т., & Ерғалиева, С. Қ. (2025). *Пектин негізіндегі қаптама үлдірін алу тәсілі (патент № 37915)*.'],
])('writes %s', (_, work, reference) => {
  expect(written(work)).toBe(reference)
})

const short = { ...works.article, title: 'T', authors: 'Lee A.', source: 'J', doi: null, url: null, pages: null }

test.each<[string, Partial<Work>, string]>([
  ['a volume alone', { issue: null, pages: '7' }, '*J, 14*, 7.'],
  ['an issue alone', { volume: null, pages: '7–9' }, '*J*, (3), 7–9.'],
  ['neither', { volume: null, issue: null }, '*J*.'],
  ['a number of the article', { pages: 'e1024' }, '*J, 14*(3), Article e1024.'],
  ['an address without a DOI', { volume: null, issue: null, url: 'https://journal.example/1' }, '*J*. https://journal.example/1'],
])('writes %s', (_, fields, end) => {
  expect(written({ ...short, ...fields })).toBe(`Lee, A. (2025). T. ${end}`)
})

test('writes one page as one, and nothing where it appeared nowhere', () => {
  expect(written({ ...works.chapter, pages: '12' })).toContain(' (p. 12).')
  expect(written({ ...short, source: null })).toBe('Lee, A. (2025). T.')
})

test('sets no full stop behind a question', () => {
  expect(written({ ...short, title: 'Why now?' })).toContain('(2025). Why now? *J')
  expect(written({ ...works.textbook, title: 'Why now?' })).toContain('*Why now?* «Көкжиек»')
})

test('names an organisation as it is, and the nineteen first of more than twenty authors', () => {
  const many = Array.from({ length: 21 }, (_, index) => `Name${index + 1} A.`).join(', ')

  expect(written({ ...short, authors: '«Көкжиек» университеті' })).toMatch(/^«Көкжиек» университеті\. \(2025\)/)
  expect(written({ ...short, authors: many })).toContain('Name19, A., . . . Name21, A. (2025)')
  expect(written({ ...short, authors: 'Lee A. et al.' })).toMatch(/^Lee, A\., et al\. \(2025\)/)
})

/** Italics between asterisks. */
function written(work: Work): string {
  return toApa(work).map(({ text, isItalic }) => (isItalic ? `*${text}*` : text)).join('')
}
