import type { Schema } from '@university/api-client/types'
import type { Page } from 'playwright/test'
import { closeSite } from './close-site'
import { say } from './messages'
import { urlOf, type Language } from './sites'
import { expect, open } from './test'
import { writtenAgo } from './written'

/** Something to look at: a template with content of the sample university that stays, or a state of the layout. */
export interface Look {
  language: Language
  /** With the language and what follows `?`. */
  path: string
  /** Ids of the items that are shown, in this order, where lists are others tomorrow: `events` of `/kz/events/492`. */
  items?: Partial<Record<'news' | 'events' | 'announce', readonly number[]>>
  /** Titles for the first events, which say nothing else then: which these are nobody knows. */
  eventTitles?: readonly string[]
  /** Where the picture begins, and ends unless it is too high. The whole page without it. */
  part?: string
  /** For what covers the window: no more than the window shows. */
  isWindow?: boolean
  /** For what only wide windows have. */
  isWide?: boolean
  /** For another language, which changes how much room texts take, and no colour. */
  isLight?: boolean
  /** What the browser's console says about it. */
  fault?: RegExp
  /** Has the server answer something else. */
  before?: (page: Page) => Promise<void>
  /** Brings about the state. */
  after?: (page: Page) => Promise<void>
}

const token = 'b3Y8mZt1Qf6wXh0uKc5RjA'
const tuition = '/page/admission/tuition'
const eventTitles = ['Ашық дәріс: Алматының астында не болып жатыр?', 'Корей фильмінің кеші', 'Мектеп оқушыларына зертханаларды көрсетеміз']
const button = (key: string) => (page: Page) => page.getByRole('button', { name: say('kz', key), exact: true })

export const looks: Record<string, Look> = {
  home: kazakh(''),
  'home-ru': { language: 'ru', path: '/ru', isLight: true },
  'home-en': { language: 'en', path: '/en', isLight: true },
  'home-news': { ...kazakh(''), part: 'section[aria-labelledby=latest]', items: { news: [1006, 1060, 1002] } },
  'home-events': { ...kazakh(''), part: 'main div:has(> .container > section[aria-labelledby=upcoming])', items: { announce: [309, 315, 305] }, eventTitles },
  'home-sections': { ...kazakh(''), part: 'main div:has(> .container > section[aria-labelledby=explore])' },
  footer: { ...kazakh(''), part: 'footer' },
  'news-list': { ...kazakh('/news'), items: { news: [1001, 1006, 1060, 1002, 1059, 1003] } },
  'news-category': { ...kazakh('/news/category/science'), items: { news: [1060, 1002, 1003, 1008, 1011, 1012] } },
  news: kazakh('/news/1040'),
  'archive-list': kazakh('/news/archive'),
  'archived-news': kazakh('/news/archive/402'),
  'announcement-list': { ...kazakh('/announce'), items: { announce: [309, 315, 305, 301, 314, 303] } },
  announcement: kazakh('/announce/303'),
  'event-list': { ...kazakh('/events'), items: { events: [492, 541, 543, 493, 494, 495] } },
  event: kazakh('/events/501'),
  vacancy: kazakh('/vacancy/302'),
  blog: kazakh('/blog'),
  rector: kazakh('/blog/RectorModal'),
  dissertation: kazakh('/dissertation/86'),
  doctoral: kazakh('/dissertation/86/doctorals/845'),
  portfolio: kazakh('/portfolio/517'),
  department: kazakh('/portfolio/department/1'),
  chair: kazakh('/portfolio/department/cafedra/11'),
  search: { ...kazakh('/search?q=жатақхана'), before: (page) => answer(page, '**/api/search', found), after: (page) => expect(page.locator('main mark').first()).toBeVisible() },
  reception: { ...kazakh('/reception'), after: (page) => expect(page.locator('main form')).toHaveCount(2) },
  'accessibility-statement': kazakh('/accessibility'),
  'reception-dialog': { ...kazakh('/Maintenance'), isWindow: true, after: (page) => openDialog(page, 'site.reception', 'form') },
  'contacts-dialog': { ...kazakh('/Maintenance'), isWindow: true, after: (page) => openDialog(page, 'site.admission_contacts', '[data-content]') },
  'newsletter-subscribe': kazakh('/newsletter/subscribe?email=aigerim%40post.example'),
  'newsletter-activate': {
    ...kazakh(`/newsletter/activate?token=${token}`),
    before: (page) => answer(page, '**/api/mail/subscription/activate', { status: 'activated', email_masked: 'a•••••m@post.example' }),
    after: (page) => expect(page.getByRole('heading', { name: say('kz', 'newsletter.activated') })).toBeVisible(),
  },
  'newsletter-unsubscribe': kazakh(`/newsletter/unsubscribe?token=${token}`),
  maintenance: kazakh('/Maintenance'),
  page: kazakh(tuition),
  'page-ru': { language: 'ru', path: `/ru${tuition}`, isLight: true },
  'page-en': { language: 'en', path: `/en${tuition}`, isLight: true },
  'not-found': { ...kazakh('/no-such-page'), fault: /status of 404/ },
  closed: { ...kazakh('/news'), before: (page) => closeSite(page, 'Сайтта техникалық жұмыс жүріп жатыр.') },
  menu: { ...kazakh(tuition), isWindow: true, isWide: true, after: (page) => page.getByRole('navigation', { name: say('kz', 'site.main_navigation') }).getByRole('button').first().click() },
  'full-screen-menu': { ...kazakh(tuition), isWindow: true, after: (page) => page.locator('[aria-controls=sidebar]').click() },
  'accessibility-panel': { ...kazakh('/Maintenance'), isWindow: true, after: openPanel },
}

/** Opens it at the width of the window, in the light theme. No list asks for newer items: those in the picture are chosen by hand. */
export async function openLook(page: Page, { path, before, after }: Look): Promise<void> {
  await writtenAgo(page, 0)
  await before?.(page)
  await open(page, urlOf('main', path))
  await page.evaluate(insistOnFonts)
  await after?.(page)
}

async function openPanel(page: Page): Promise<void> {
  await button('accessibility.open')(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openDialog(page: Page, name: string, content: string): Promise<void> {
  await page.getByRole('region', { name: say('kz', 'site.contact'), exact: true }).getByLabel(say('kz', name), { exact: true }).click()
  await expect(page.getByRole('dialog', { name: say('kz', name), exact: true }).locator(content)).toBeVisible()
}

/** Runs in the page: on a slow machine, too, texts are in the fonts of the site and not in what the browser has at once. */
async function insistOnFonts(): Promise<void> {
  for (const style of document.querySelectorAll('style')) {
    if (style.textContent.includes('font-display:optional')) style.textContent = style.textContent.replaceAll('font-display:optional', 'font-display:block')
  }
  document.body.getBoundingClientRect()
  await document.fonts.ready
}

function kazakh(path: string): { language: 'kz'; path: string } {
  return { language: 'kz', path: `/kz${path}` }
}

async function answer(page: Page, path: string, json: object): Promise<void> {
  await page.route(path, (route) => route.fulfill({ json }))
}

const found = {
  data: [
    hit({
      id: 501,
      type: 3,
      url: '/kz/page/students/dormitory',
      title: 'Жатақхана',
      title_marks: [{ start: 0, end: 9 }],
      snippet: { text: 'Университеттің төрт жатақханасында 2 190 орын бар. Орын бөлу қалай жүретіні, бағасы және тұру ережесі осы бетте.', marks: [{ start: 20, end: 34 }] },
    }),
    hit({
      id: 1023,
      type: 2,
      url: '/kz/news/1023',
      title: 'Жатақханаға өтініш 25 тамызға дейін қабылданады',
      title_marks: [{ start: 0, end: 11 }],
      snippet: { text: 'Бірінші курс студенттеріне 560 орын бөлінді. № 3 жатақхана жөндеуде болғандықтан, алпыс адам уақытша қонақүйге орналасады.', marks: [{ start: 49, end: 58 }] },
      published_at: '2026-08-19T04:30:00Z',
    }),
    hit({
      id: 805,
      type: 3,
      site_slug: 'lib',
      site_name: 'Көкжиек университетінің Ғылыми кітапханасы',
      url: '/kz/page/services/interlibrary-loan',
      title: 'Кітапхананың жатақханадағы оқу бөлмесі',
      title_marks: [{ start: 13, end: 26 }],
      snippet: { text: 'Бөлме № 2 жатақхананың бірінші қабатында, тәулік бойы ашық.', marks: [{ start: 10, end: 22 }] },
    }),
  ],
  current_page: 1,
  last_page: 2,
  per_page: 3,
  total: 5,
  facets: {
    type: [
      { value: 3, count: 4 },
      { value: 2, count: 1 },
    ],
    lang: [{ value: 'kz', count: 5 }],
    site: [
      { value: '', count: 4 },
      { value: 'lib', count: 1 },
    ],
    year: [{ value: 2026, count: 5 }],
  },
  suggestion: null,
} satisfies Schema<'SearchHitList'>

function hit(of: Pick<Schema<'SearchHit'>, 'id' | 'type' | 'title' | 'snippet' | 'url'> & Partial<Schema<'SearchHit'>>): Schema<'SearchHit'> {
  return { lang: 'kz', site_slug: '', image: null, published_at: null, score: 1, ...of }
}
