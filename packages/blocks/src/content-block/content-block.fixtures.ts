import type { ContentBlockOptions } from './content-block.options'

export const fixtures = {
  paragraphs: { html: '<p>Құжаттар 20 маусымнан бастап қабылданады.</p><p>Өтініш <strong>онлайн</strong> беріледі.</p>' },
  'headings and lists': { html: '<h2>Құжаттар</h2><ul><li>Жеке куәлік</li><li>Аттестат</li></ul><h3>Мерзімі</h3><ol><li>Өтініш</li><li>Сынақ</li></ol>' },
  'table, links': {
    html: '<table><caption>Ақы</caption><thead><tr><th scope="col">Бағдарлама</th><th scope="col">Теңге</th></tr></thead><tbody><tr><td>Физика</td><td>950 000</td></tr></tbody></table><p><a href="/page/admission">Қабылдау</a></p>',
  },
  'text of another language': { html: '<p>Приём документов начинается 20 июня.</p>', textLanguage: 'ru' },
  empty: { html: '' },
} satisfies Record<string, ContentBlockOptions>
