import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { render } from '@testing-library/react'
import axe from 'axe-core'
import type { ComponentType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ContentBlock } from './content-block/content-block'
import { fixtures as contentBlock } from './content-block/content-block.fixtures'
import type { ContentBlockOptions } from './content-block/content-block.options'
import { languageTag } from './environment/language-tag'
import { NewsCard, type NewsCardProps } from './news-plugin/news-card'
import { fixtures as newsCard } from './news-plugin/news-card.fixtures'
import { NewsPlugin } from './news-plugin/news-plugin'
import { fixtures as newsPlugin } from './news-plugin/news-plugin.fixtures'
import type { NewsPluginOptions } from './news-plugin/news-plugin.options'
import { BlockFrame } from './testing/block-frame'
import { languages } from './testing/messages'

const blocks = [
  ...withFixtures<ContentBlockOptions>('content-block', ContentBlock, contentBlock),
  ...withFixtures<NewsCardProps>('news-card', NewsCard, newsCard),
  ...withFixtures<NewsPluginOptions>('news-plugin', NewsPlugin, newsPlugin),
]
const cases = blocks.flatMap(({ name, fixture, block }) => languages.map((language) => ({ name, fixture, block, language })))

test('every file of fixtures is in this test', () => {
  const folders = readdirSync(__dirname).filter((name) => existsSync(path.join(__dirname, name, `${name}.options.ts`)))
  const files = folders.flatMap((folder) => readdirSync(path.join(__dirname, folder)).filter((file) => file.endsWith('.fixtures.ts')))

  expect([...new Set(blocks.map(({ name }) => `${name}.fixtures.ts`))].sort()).toEqual(files.sort())
  expect(files).toEqual(expect.arrayContaining(folders.map((folder) => `${folder}.fixtures.ts`)))
})

test.each(cases)('$name, $fixture, $language: hydrates without a warning into valid, accessible HTML', async ({ name, block, language }) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const element = <BlockFrame language={language}>{block}</BlockFrame>
  document.documentElement.lang = languageTag(language)
  document.title = 'Page'

  const html = renderToString(element)
  document.body.innerHTML = `<main>${headingsAbove(name)}<div id="block">${html}</div></main>`
  const container = document.getElementById('block') as HTMLElement
  const parsed = container.innerHTML
  render(element, { container, hydrate: true })

  expect(plain(parsed)).toBe(plain(html))
  expect(container.innerHTML).toBe(parsed)
  expect(complaints.mock.calls).toEqual([])
  expect(container.textContent).not.toMatch(/\b(list|news|site|page)\.[a-z_]+/)
  expect(await violations()).toEqual([])
})

function withFixtures<P extends object>(name: string, Block: ComponentType<P>, fixtures: Record<string, P>): { name: string; fixture: string; block: ReactElement }[] {
  return Object.entries(fixtures).map(([fixture, options]) => ({ name, fixture, block: <Block {...options} /> }))
}

/** A card stands below the heading of its list, other blocks below the title of the page. */
function headingsAbove(name: string): string {
  return name === 'news-card' ? '<h1>Page</h1><h2>News</h2>' : '<h1>Page</h1>'
}

/** The parser mends what is not valid; written the same way, valid HTML comes back as it was. */
function plain(html: string): string {
  return html
    .replaceAll('/>', '>')
    .replaceAll(/=""/g, '')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .toLowerCase()
}

/** Contrast needs layout, which only a browser has: the end-to-end tests look at it. */
async function violations(): Promise<string[]> {
  const results = await axe.run(document, { resultTypes: ['violations'], preload: false, rules: { 'color-contrast': { enabled: false } } })
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
