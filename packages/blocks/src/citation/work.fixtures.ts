import type { Work } from './work'

const article: Work = {
  id: 9001,
  title: 'Қазақ тілінің морфологиялық талдаушысы',
  authors: 'Сейітқали А. Е., Өміров Қ. С.',
  year: 2025,
  source: 'Көкжиек университетінің хабаршысы',
  volume: '14',
  issue: '3',
  pages: '41–56',
  doi: '10.5555/kokzhiek.2025.3.41',
  issn: '2789-0004',
  type: 'article',
  index: ['kkson'],
  quartile: null,
  percentile: null,
  url: 'https://journals.kokzhiek.example/2025/14-3',
  citation: 'Сейітқали А. Е., Өміров Қ. С. Қазақ тілінің морфологиялық талдаушысы // Көкжиек университетінің хабаршысы. – 2025. – Т. 14, № 3. – Б. 41–56.',
}
const bare = { volume: null, issue: null, doi: null, issn: null, url: null, index: [] }

/** A publication of every type. */
export const works = {
  article,
  conference_paper: {
    ...article,
    ...bare,
    id: 7104,
    type: 'conference_paper',
    title: 'Annotation guidelines for a Kazakh treebank',
    authors: 'Akhmetov N., Seitkali A., Lemke A.',
    source: 'Proceedings of the Workshop on Turkic Treebanks, Lindenau',
    pages: '17-25',
    doi: '10.5555/kokzhiek.2024.714',
  },
  monograph: { ...article, ...bare, id: 54003, type: 'monograph', title: 'Флора высокогорий Илейского Алатау', authors: 'Тулегенова С. М.', source: 'Алматы: Издательство университета «Көкжиек»', pages: '388 с.', year: 2020 },
  textbook: { ...article, ...bare, id: 59102, type: 'textbook', title: 'Репортаж жазу', authors: 'Сәрсенбай Қ. М.', source: 'Алматы: «Көкжиек» университетінің баспасы', pages: '128 б.', year: 2021 },
  chapter: { ...article, ...bare, id: 54406, type: 'chapter', title: 'Алматы топырағы және жер сілкінісі', authors: 'Ерденов Ғ. С.', source: 'Қала және табиғи қауіп: ұжымдық монография', pages: '97–121', year: 2020 },
  patent: { ...article, ...bare, id: 54604, type: 'patent', title: 'Пектин негізіндегі қаптама үлдірін алу тәсілі (патент № 37915)', authors: 'Бекенова Н. Т., Ерғалиева С. Қ.', source: null, pages: null },
} satisfies Record<Work['type'], Work>
