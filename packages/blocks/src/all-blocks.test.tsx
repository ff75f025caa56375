import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { render } from '@testing-library/react'
import axe from 'axe-core'
import type { ComponentType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { AnnounceList } from './announce-list/announce-list'
import { fixtures as announceList } from './announce-list/announce-list.fixtures'
import type { AnnounceListOptions } from './announce-list/announce-list.options'
import { Validity, type ValidityProps } from './announce-list/validity'
import { fixtures as validity } from './announce-list/validity.fixtures'
import { BlogPlugin } from './blog-plugin/blog-plugin'
import { fixtures as blogPlugin } from './blog-plugin/blog-plugin.fixtures'
import type { BlogPluginOptions } from './blog-plugin/blog-plugin.options'
import { ContentBlock } from './content-block/content-block'
import { fixtures as contentBlock } from './content-block/content-block.fixtures'
import type { ContentBlockOptions } from './content-block/content-block.options'
import { languageTag } from './environment/language-tag'
import { EventsPlugin } from './events-plugin/events-plugin'
import { fixtures as eventsPlugin } from './events-plugin/events-plugin.fixtures'
import type { EventsPluginOptions } from './events-plugin/events-plugin.options'
import { NewsArchive } from './news-archive/news-archive'
import { fixtures as newsArchive } from './news-archive/news-archive.fixtures'
import type { NewsArchiveOptions } from './news-archive/news-archive.options'
import { NewsCard, type NewsCardProps } from './news-plugin/news-card'
import { fixtures as newsCard } from './news-plugin/news-card.fixtures'
import { NewsPlugin } from './news-plugin/news-plugin'
import { fixtures as newsPlugin } from './news-plugin/news-plugin.fixtures'
import type { NewsPluginOptions } from './news-plugin/news-plugin.options'
import { PersonCard } from './person-card/person-card'
import { fixtures as personCard } from './person-card/person-card.fixtures'
import type { PersonCardOptions } from './person-card/person-card.options'
import type { BlockView, PlacedProps } from './page-content/block-definition'
import { Picture } from './picture/picture'
import { fixtures as picture } from './picture/picture.fixtures'
import type { PictureOptions } from './picture/picture.options'
import { PortfolioSections } from './portfolio-sections/portfolio-sections'
import { fixtures as portfolioSections } from './portfolio-sections/portfolio-sections.fixtures'
import type { PortfolioSectionsOptions } from './portfolio-sections/portfolio-sections.options'
import { registry } from './registry'
import { filesOfBlock, viewName } from './testing/block-files'
import { BlockFrame } from './testing/block-frame'
import { isWide } from './testing/breadth'
import { i18nOf, languages } from './testing/messages'

const blocks = [
  ...withFixtures<AnnounceListOptions>('announce-list', AnnounceList, announceList),
  ...withFixtures<ValidityProps>('validity', Validity, validity),
  ...withFixtures<BlogPluginOptions>('blog-plugin', BlogPlugin, blogPlugin),
  ...withFixtures<ContentBlockOptions>('content-block', ContentBlock, contentBlock),
  ...withFixtures<EventsPluginOptions>('events-plugin', EventsPlugin, eventsPlugin),
  ...withFixtures<NewsArchiveOptions>('news-archive', NewsArchive, newsArchive),
  ...withFixtures<NewsCardProps>('news-card', NewsCard, newsCard),
  ...withFixtures<NewsPluginOptions>('news-plugin', NewsPlugin, newsPlugin),
  ...withFixtures<PersonCardOptions>('person-card', PersonCard, personCard),
  ...withFixtures<PictureOptions>('picture', Picture, picture),
  ...withFixtures<PortfolioSectionsOptions>('portfolio-sections', PortfolioSections, portfolioSections),
  ...Object.keys(registry).flatMap(embeddedWithFixtures),
]
// By day each state is in one language, all of them by turns. What axe finds has to do with a state, hardly with its language: it sees each state once, by day every second one.
const cases = blocks.flatMap(({ name, fixture, block }, place) =>
  languages
    .filter((_, turn) => isWide || (place + turn) % languages.length === 0)
    .map((language) => ({ name, fixture, block, language, isSeenByAxe: isWide ? languages[place % languages.length] === language : place % 2 === 0 })),
)

test('every file of fixtures is in this test', () => {
  const folders = readdirSync(__dirname).filter((name) => existsSync(path.join(__dirname, name, `${name}.options.ts`)))
  const files = folders.flatMap((folder) => readdirSync(path.join(__dirname, folder)).filter((file) => file.endsWith('.fixtures.ts')))

  expect([...new Set(blocks.map(({ name }) => `${name}.fixtures.ts`))].sort()).toEqual(files.sort())
  expect(files).toEqual(expect.arrayContaining(folders.map((folder) => `${folder}.fixtures.ts`)))
})

test.each(cases)('$name, $fixture, $language: hydrates without a warning into valid, accessible HTML', async ({ name, block, language, isSeenByAxe }) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const element = <BlockFrame language={language}>{block}</BlockFrame>
  const { id, options, initial } = block.props as PlacedProps<never, never>
  document.documentElement.lang = languageTag(language)
  document.title = 'Page'

  const html = renderToString(element)
  document.body.innerHTML = `<main>${headingsAbove(name)}<div id="block">${html}</div></main>`
  const container = document.getElementById('block') as HTMLElement
  const parsed = container.innerHTML
  render(element, { container, hydrate: true })

  expect(plain(parsed)).toBe(plain(html))
  // React writes this attribute anew, behind the others.
  expect(container.innerHTML.replaceAll(' checked=""', '')).toBe(parsed.replaceAll(' checked=""', ''))
  expect(complaints.mock.calls).toEqual([])
  // Keys without words, names of parts among them.
  expect(html.match(/⟦.*?⟧/g)).toBeNull()
  expect(fixedColours(container)).toEqual([])
  // Screen readers say of an empty one that it is one: what has nothing to say yet is live without that.
  expect([...container.querySelectorAll('[role=status]:empty')]).toEqual([])
  // By what the registry says, others of the page get other names.
  if (registry[id]) expect(container.querySelector('section[aria-label]')?.getAttribute('aria-label') ?? undefined).toBe(registry[id].title?.(i18nOf(language).t, options, initial))
  if (isSeenByAxe) expect(await violations()).toEqual([])
})

function withFixtures<P extends object>(name: string, Block: ComponentType<P>, fixtures: Record<string, P>): { name: string; fixture: string; block: ReactElement }[] {
  return Object.entries(fixtures).map(([fixture, options]) => ({ name, fixture, block: <Block {...options} /> }))
}

/** A block that editors embed, found by the folder of its name. */
function embeddedWithFixtures(name: string) {
  const placed = Object.entries(fixturesOf(name)).map(([fixture, props]) => [fixture, { id: name, ...props }])
  return withFixtures(filesOfBlock(name).file, viewOf(name), Object.fromEntries(placed) as Record<string, PlacedProps<unknown, unknown>>)
}

function viewOf(name: string): BlockView<unknown, unknown> {
  const { folder, file } = filesOfBlock(name)
  const { [viewName(file)]: View } = jest.requireActual<Record<string, BlockView<unknown, unknown>>>(`./${folder}/${file}`)
  if (!View) throw new Error(`${file}.tsx exports no ${viewName(file)}`)
  return View
}

function fixturesOf(name: string) {
  const { folder, file } = filesOfBlock(name)
  return jest.requireActual<{ fixtures: Record<string, { options: unknown; initial: unknown }> }>(`./${folder}/${file}.fixtures`).fixtures
}

/** A card stands below the heading of its list, other blocks below the title of the page. */
function headingsAbove(name: string): string {
  return name.endsWith('-card') ? '<h1>Page</h1><h2>News</h2>' : '<h1>Page</h1>'
}

/** The parser mends what is not valid; written the same way, valid HTML comes back as it was. */
function plain(html: string): string {
  return html
    .replaceAll('/>', '>')
    .replaceAll(/=""/g, '')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00a0')
    .toLowerCase()
}

/** Colours that hold in one theme alone: those of the styles change with it, what stands in the HTML does not. */
function fixedColours(root: Element): string[] {
  const attributes = ['style', 'fill', 'stroke', 'color', 'bgcolor']
  const isFixed = (value: string | null) => /#[\da-f]{3,8}\b|\b(rgb|hsl)a?\(|\b(black|white)\b/i.test(value ?? '')
  const elements = [...root.querySelectorAll(attributes.map((name) => `[${name}]`).join())]
  return elements.filter((element) => attributes.some((name) => isFixed(element.getAttribute(name)))).map((element) => element.outerHTML)
}

/** Contrast in both themes needs styles and layout, which only a browser has: the end-to-end tests look at it. */
async function violations(): Promise<string[]> {
  const results = await axe.run(document, { resultTypes: ['violations'], preload: false, rules: { 'color-contrast': { enabled: false } } })
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
