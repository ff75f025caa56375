import { differences, type Shape } from './shape'

const shape: Shape = {
  headings: ['H1 Admission', 'H2 Menu'],
  menuLinks: ['/ru/page/admission Admission', '/ru/news News'],
  languageLinks: ['/kz/page/admission KZ'],
  breadcrumbs: ['Home', 'Admission'],
  footerLinks: ['/ru/news News'],
  alternates: ['kk /kz', 'ru /ru'],
  canonical: '/ru/page/admission',
  title: 'Admission',
  paragraphs: 4,
  text: 'Documents are taken until the sixth of December.',
}

test('finds nothing between two pages that are the same', () => {
  expect(differences(shape, { ...shape, headings: [...shape.headings] })).toEqual([])
})

test('names the part that differs, and shows where', () => {
  const other = { ...shape, text: 'Documents are taken until the seventh of December.', menuLinks: shape.menuLinks.slice(0, 1), paragraphs: 5 }

  expect(differences(shape, other)).toEqual([
    'menuLinks: 2 and 1; only the one: /ru/news News; only the other: nothing',
    'paragraphs: “…4” and “…5”',
    'text: “…re taken until the sixth of December.” and “…re taken until the seventh of December.”',
  ])
})

test('the same links in another order are another menu', () => {
  expect(differences(shape, { ...shape, menuLinks: [...shape.menuLinks].reverse() })).toHaveLength(1)
})
