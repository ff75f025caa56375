import { expect, type Locator, type Page } from 'playwright/test'
import { blockOf, pageWith, wake } from '../../e2e/helpers/block-page'
import { contentOf } from '../../e2e/helpers/content'
import { say } from '../../e2e/helpers/messages'
import { registeredBlocks } from '../../e2e/helpers/registered-blocks'
import { samplesOf, type Kind } from '../../e2e/helpers/samples'
import { localize, urlOf, type Language } from '../../e2e/helpers/sites'

/** Something to look at: a page of a template, with a block that is awake, or with something open. */
export interface Subject {
  name: string
  group: 'template' | 'block' | 'open'
  /** Without a language. */
  path: string
  /** Default: main. */
  site?: string
  /** Brings about what is to be seen. */
  after?: (page: Page, language: Language) => Promise<void>
  /** The menu of wide windows has no other. */
  isWide?: boolean
  opened?: Opened
}

/** What has been opened over a page. */
export interface Opened {
  part: (page: Page, language: Language) => Locator
  /** Has the focus again when it is closed. */
  opener: (page: Page, language: Language) => Locator
  /** The focus stays in it as long as it is open. */
  isModal: boolean
}

/** A sample for each template whose pages are content, by the name of its file. */
const kindOf: Record<string, Kind> = {
  home: 'home page',
  page: 'content page',
  'news-list': 'list of news',
  news: 'news item',
  'news-archive': 'news archive',
  'archived-news': 'archived news item',
  'announcement-list': 'list of announcements',
  announcement: 'announcement',
  'event-list': 'list of events',
  event: 'event',
  vacancy: 'vacancy',
  department: 'department',
  cafedra: 'chair',
  portfolio: 'portfolio',
  dissertation: 'dissertation',
  doctoral: 'candidate',
}

const token = 'b3Y8mZt1Qf6wXh0uKc5RjA'

/** Pages of the other templates. */
const pathOf: Record<string, string> = {
  accessibility: '/accessibility',
  blog: '/blog',
  'blog-elsewhere': '/blog',
  rector: '/blog/RectorModal',
  reception: '/reception',
  search: '/search?q=2026',
  'newsletter-subscribe': '/newsletter/subscribe?email=aigerim%40post.example',
  'newsletter-activate': '/newsletter/activate',
  'newsletter-unsubscribe': `/newsletter/unsubscribe?token=${token}`,
  maintenance: '/Maintenance',
  'not-found': '/no-such-page',
}

/** Pages that the main site does not have. */
const siteOf: Record<string, string> = { 'blog-elsewhere': 'lib' }

/** What comes after the page. */
const awaited: Record<string, NonNullable<Subject['after']>> = {
  reception: (page) => expect(page.locator('main form')).toHaveCount(2),
  // Links that become tabs when they come near the window.
  portfolio: (page) => wakeTabs(page),
  search: (page) => expect(page.locator('main ol article').first()).toBeVisible(),
}

/** Names of all templates that are looked at; one that is missing here fails a test. */
export const lookedAt = [...Object.keys(kindOf), ...Object.keys(pathOf)]

/** Everything that there is to look at, on the main site where it is there. */
export async function allSubjects(): Promise<Subject[]> {
  return [...(await templates()), ...(await blocks()), ...(await opened())]
}

export async function templates(): Promise<Subject[]> {
  const samples = samplesOf(await contentOf('main'))
  const ofContent = Object.entries(kindOf).map(([name, kind]): Subject => ({ name, group: 'template', path: samples[kind].path, ...(awaited[name] && { after: awaited[name] }) }))
  return [...ofContent, ...Object.entries(pathOf).map(([name, path]): Subject => ({ name, group: 'template', path, ...(siteOf[name] && { site: siteOf[name] }), ...(awaited[name] && { after: awaited[name] }) }))]
}

function blocks(): Promise<Subject[]> {
  return Promise.all(registeredBlocks.map(async (name): Promise<Subject> => ({ name, group: 'block', path: (await pageWith(name)).path, after: (page) => wake(blockOf(page, name)) })))
}

async function opened(): Promise<Subject[]> {
  const gallery = await pageWith('Gallery')
  const nav = (page: Page, language: Language) => page.getByRole('navigation', { name: say(language, 'site.main_navigation') })
  const dialog = (name: string): Pick<Opened, 'part' | 'opener'> => ({
    part: (page, language) => page.getByRole('dialog', { name: say(language, name), exact: true }),
    opener: (page, language) => page.locator(`a[target=_self][aria-label="${say(language, name)}"]`),
  })
  const states: Omit<Subject, 'group'>[] = [
    {
      name: 'main-menu',
      path: '/Maintenance',
      isWide: true,
      after: (page, language) => nav(page, language).getByRole('button').first().click(),
      opened: { part: (page) => page.locator('header [data-open]'), opener: (page, language) => nav(page, language).getByRole('button').first(), isModal: false },
    },
    { name: 'full-screen-menu', path: '/Maintenance', after: openMenu, opened: { part: (page) => page.locator('#sidebar'), opener: (page) => page.locator('[aria-controls=sidebar]'), isModal: true } },
    {
      name: 'accessibility-panel',
      path: '/Maintenance',
      after: openPanel,
      opened: { part: (page) => page.getByRole('dialog'), opener: (page) => page.locator('header button[aria-haspopup=dialog]').first(), isModal: true },
    },
    { name: 'reception-dialog', path: '/Maintenance', after: (page, language) => openDialog(page, say(language, 'site.reception'), 'form'), opened: { ...dialog('site.reception'), isModal: true } },
    { name: 'contacts-dialog', path: '/Maintenance', after: (page, language) => openDialog(page, say(language, 'site.admission_contacts'), '[data-content]'), opened: { ...dialog('site.admission_contacts'), isModal: true } },
    { name: 'lightbox', path: gallery.path, after: openLightbox, opened: { part: (page) => blockOf(page, 'Gallery').getByRole('dialog'), opener: (page) => blockOf(page, 'Gallery').locator('[data-picture] a').first(), isModal: true } },
  ]
  return states.map((state) => ({ ...state, group: 'open' }))
}

export const addressOf = ({ path, site = 'main' }: Subject, language: Language): string => urlOf(site, localize(`/${language}`, path))

async function wakeTabs(page: Page): Promise<void> {
  await page.locator('main a[data-active]').first().scrollIntoViewIfNeeded()
  await expect(page.locator('main [role=tab]').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('[aria-controls=sidebar]').click()
  await expect(page.locator('#sidebar a').first()).toBeAttached()
  // Where the window is narrow, entries lie below headings that are closed.
  await page.locator('#sidebar').evaluate((dialog) => dialog.querySelectorAll('details').forEach((details) => (details.open = true)))
}

async function openPanel(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup=dialog]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function openDialog(page: Page, name: string, content: string): Promise<void> {
  await page.locator(`a[target=_self][aria-label="${name}"]`).click()
  await expect(page.getByRole('dialog', { name, exact: true }).locator(content).first()).toBeVisible()
}

async function openLightbox(page: Page): Promise<void> {
  const gallery = blockOf(page, 'Gallery')
  await wake(gallery)
  await gallery.locator('[data-picture] a').first().press('Enter')
  await expect(gallery.getByRole('dialog')).toBeVisible()
}
