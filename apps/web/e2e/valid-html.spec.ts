import { HtmlValidate } from 'html-validate'
import { oneIn } from './helpers/breadth'
import { contentOf } from './helpers/content'
import { get } from './helpers/http'
import { kindsOf, samplesOf } from './helpers/samples'
import { languages, localize, sites, urlOf } from './helpers/sites'
import { expect, test } from './helpers/test'

/** Without content of their own, so that they are alike on every site. */
const others = ['/blog', '/blog/RectorModal', '/search', '/reception', '/accessibility', '/newsletter/subscribe', '/newsletter/activate', '/newsletter/unsubscribe', '/Maintenance', '/no-such-page']

/** What the standard says and what assistive technology needs. `npm run check:html` asks the Nu checker as well. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A list may be named: ARIA leaves the names of few roles out, and `list` is none of them.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The links to the sections of a portfolio become tabs in the same element.
    'prefer-native-element': ['error', { exclude: ['navigation'] }],
  },
})

for (const [place, site] of sites.entries()) {
  for (const [turn, language] of languages.entries()) {
    test(`a page of every kind is valid HTML: ${site}, ${language}`, oneIn(sites.length * languages.length, place * languages.length + turn), async () => {
      const samples = samplesOf(await contentOf(site))
      const paths = [...kindsOf(site).map((kind) => samples[kind].path), ...(site === 'main' ? others : [])]

      for (const path of paths) {
        const { body } = await get(urlOf(site, localize(`/${language}`, path)))

        expect.soft(body.length, path).toBeGreaterThan(5000)
        expect.soft(await faultsOf(body), path).toEqual([])
        // Each would be a document of its own before the first view: docs/decisions/0023-no-pictures-in-styles.md.
        expect.soft(/url\(["']?data:image\/svg/.test(body), `${path} has a picture in its styles`).toBe(false)
      }
    })
  }
}

test('a page that is not valid would be found', async () => {
  const { body } = await get(urlOf('main', '/kz/news'))

  expect(await faultsOf(body.replace('</h1>', '</h1><p><div></div></p>'))).not.toEqual([])
  expect(await faultsOf(body.replace(/(<img [^>]*?) alt="[^"]*"/, '$1'))).not.toEqual([])
})

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message}: ${html.slice(offset - 1, offset + 100)}`))
}
