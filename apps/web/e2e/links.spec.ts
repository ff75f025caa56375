import { statusOf } from './helpers/http'
import { messages } from './helpers/messages'
import { someBuiltPages } from './helpers/built-pages'
import { urlOf } from './helpers/sites'
import { expect, test } from './helpers/test'

test('every picture, file and link of the site itself that a page names is there', async () => {
  const wanted = new Map<string, string>()
  for (const { site, address, html } of someBuiltPages()) {
    for (const [, target = ''] of html.matchAll(/<(?:a|img|link|script|source)\s[^>]*?(?:href|src)="(\/(?!\/)[^"]*)"/g)) {
      const url = urlOf(site, target.replaceAll('&amp;', '&').replace(/#.*/, ''))
      if (!wanted.has(url)) wanted.set(url, address)
    }
  }
  expect(wanted.size).toBeGreaterThan(100)

  const missing: string[] = []
  for (const [url, address] of wanted) {
    const status = await statusOf(url)
    // Of the 404 page the switcher leads to the same page of the other language, which answers as what it is.
    if (status !== 200 && !/\/404$/.test(url)) missing.push(`${status} ${url} on ${address}`)
  }
  expect(missing).toEqual([])
})

test('each fragment that a page links to within itself is there, once; no page shows the key of a message instead of it, or a character that nobody wrote', () => {
  const keys = new Set(Object.keys(messages.kz).map((key) => key.replace(/_(?:one|few|many|other)$/, '')))
  const faults: object[] = []
  for (const { site, address, html } of someBuiltPages()) {
    // Gatsby gives its own scripts and their preloads the same ids.
    const ids = [...html.matchAll(/ id="((?!_gatsby)[^"]*)"/g)].map(([, id]) => id)
    const targets = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
    const missing = targets.filter((id) => !ids.includes(id))
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')
    const shownKeys = (text.match(/\b[a-z]+\.[a-z0-9_]+\b/g) ?? []).filter((word) => keys.has(word))
    const broken = html.match(/[\0\ufffd]/g) ?? []
    if ([missing, twice, shownKeys, broken].some(({ length }) => length > 0)) faults.push({ site, address, missing, twice, shownKeys, broken })
  }
  expect(faults).toEqual([])
})
