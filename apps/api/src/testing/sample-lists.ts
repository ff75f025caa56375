import type { ContentFiles } from './test-content'

/** A gallery and a list of clubs with its title. */
export function sampleLists(): ContentFiles {
  return {
    'main/galleries/15-graduation.yaml': { id: 15, title_kz: 'Бітіру салтанаты', images: [{ file: 'logo.svg', alt_kz: 'Эмблема' }], updated_at: '2026-06-29T04:00:00Z' },
    'main/lists.yaml': [{ id: 7, title_kz: 'Клубтар мен үйірмелер', title_ru: 'Клубы и кружки' }],
    'main/lists/7-clubs.yaml': [
      { id: 701, title_kz: 'Шахмат клубы', title_ru: 'Шахматный клуб', title_en: 'Chess club', text_kz: '<p>Сейсенбі, 18:00.</p>', link: '/news/1001' },
      { id: 704, title_kz: 'Дебат клубы', title_ru: 'Дебатный клуб', title_en: 'Debating society' },
      { id: 709, title_kz: '«Әуен» хоры', title_ru: 'Хор «Ауен»', files: [{ file: 'rules.pdf', lang: 'kz', updated_at: '2026-09-10T05:00:00Z' }] },
    ],
  }
}
