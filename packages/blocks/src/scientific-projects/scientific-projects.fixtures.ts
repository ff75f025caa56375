import type { EmbeddedProps } from '../page-content/block-definition'
import type { ProjectItem, ScientificProjectsInitial, ScientificProjectsOptions } from './scientific-projects.options'

const project: ProjectItem = {
  id: 402,
  irn: 'BR24992810',
  title: { text: 'Іле Алатауы мұздықтарының өзгеруін болжау', language: 'kz' },
  type: { text: 'Іргелі зерттеу', language: 'kz' },
  funding: { text: 'Бағдарламалық-нысаналы қаржыландыру', language: 'kz' },
  field: { text: 'Экология, қоршаған орта және табиғатты ұтымды пайдалану', language: 'kz' },
  leader: { id: 84, name: { text: 'Оспанов Дәурен Қайратұлы', language: 'kz' }, role: { text: 'Жоба жетекшісі', language: 'kz' } },
  members: [
    { id: 517, name: { text: 'Әбенов Санжар', language: 'kz' }, role: { text: 'Орындаушы', language: 'kz' } },
    { id: null, name: { text: 'Anna Lemke', language: 'en' }, role: null },
  ],
  customer: { text: 'Ғылым комитеті', language: 'kz' },
  starts: '2024-10-01',
  ends: '2026-12-31',
  budget: 450_000_000,
  goal: { text: '<p>2050 жылға дейінгі су қорын бағалау.</p>', language: 'kz' },
  results: { text: '<p>Алты мұздыққа <a href="/page/science/laboratories">бақылау бекеті</a> орнатылды.</p>', language: 'kz' },
  publications: 7,
  report: { title: { text: 'Аралық есеп', language: 'kz' }, url: '/media/report-1f2e3d4c.pdf', ext: 'pdf' },
  status: 'ongoing',
}

const items: ProjectItem[] = [
  { ...project, id: 421, irn: null, title: { text: 'Mountain refuges under a changing climate', language: 'en' }, starts: '2027-02-01', ends: '2029-12-31', status: 'planned', budget: null, report: null },
  project,
  { ...project, id: 401, irn: 'AP19675432', title: { text: 'Методы автоматического анализа текста', language: 'ru' }, starts: '2023-06-01', ends: '2025-12-31', status: 'completed', members: [], field: null },
  { ...project, id: 424, irn: 'AP14869925', starts: '2024-01-08', ends: '2024-12-31', status: 'stopped', leader: { id: null, name: { text: 'Досжанова Камила', language: 'kz' }, role: null } },
]

const initial = (rows: readonly ProjectItem[], total = rows.length): ScientificProjectsInitial => ({
  page: { items: rows, page: 1, lastPage: Math.max(1, Math.ceil(total / 12)), total },
  types: [
    { id: 1, name: 'Іргелі зерттеу' },
    { id: 2, name: 'Қолданбалы зерттеу' },
  ],
  fundings: [
    { id: 1, name: 'Гранттық қаржыландыру' },
    { id: 2, name: 'Бағдарламалық-нысаналы қаржыландыру' },
  ],
  leaders: [
    { id: 84, name: 'Оспанов Дәурен Қайратұлы' },
    { id: 71, name: 'Сейітқали Айгүл Ерланқызы' },
  ],
  years: [2029, 2028, 2027, 2026, 2025, 2024, 2023],
})

const long = 'Климаттың өзгеруі жағдайында Солтүстік Тянь-Шань мұздықтары мен мәңгі тоңының ұзақ мерзімді динамикасын аэроғарыштық және жерүсті бақылау деректері негізінде кешенді модельдеу'

export const fixtures = {
  'in every state': { options: {}, initial: initial(items) },
  'first of several pages': { options: {}, initial: initial(items, 25) },
  'one type, fixed by the editor': { options: { type_id: 1 }, initial: initial(items.slice(0, 2)) },
  'everything fixed': {
    options: { q: 'мұздық', type_id: 1, funding_id: 2, year: 2026, leader_id: 84, status: 'ongoing', sort: 'title', order: 'asc' },
    initial: initial([project]),
  },
  'one project with long texts': { options: {}, initial: initial([{ ...project, title: { text: long, language: 'kz' }, field: { text: long, language: 'kz' }, goal: { text: `<p>${long}.</p><p>${long}.</p>`, language: 'kz' } }]) },
  'nothing but what must be': {
    options: {},
    initial: initial([
      {
        ...project,
        irn: null,
        type: null,
        funding: null,
        field: null,
        customer: null,
        goal: null,
        results: null,
        budget: null,
        publications: 0,
        members: [],
        leader: { id: null, name: null, role: null },
        report: { title: null, url: '/media/report-1f2e3d4c.pdf', ext: 'pdf' },
      },
    ]),
  },
  empty: { options: {}, initial: { page: { items: [], page: 1, lastPage: 1, total: 0 }, types: [], fundings: [], leaders: [], years: [] } },
} satisfies Record<string, EmbeddedProps<ScientificProjectsOptions, ScientificProjectsInitial>>
