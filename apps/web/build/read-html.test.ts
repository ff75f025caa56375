/** @jest-environment node */
import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { internalLinks, scriptHashes, textOf } from './read-html'

const siteOf = (origin: string) => ({ 'https://kokzhiek.example': 'main', 'https://lib.kokzhiek.example': 'lib' })[origin]

test('finds where a page leads to within the university, each once', () => {
  const html = `
    <a href="/kz/news">1</a><a href="/kz/news#top">2</a><a href="/kz/news?page=2&amp;q=a">3</a>
    <a href="https://lib.kokzhiek.example/ru">the same site</a><a href="https://kokzhiek.example/kz/page/%D0%B0">another</a><a href="https://kokzhiek.example">its home</a>
    <a href="https://stranger.example/a">no</a><a href="//cdn.example/b">no</a><a href="mailto:a@b">no</a><a href="#here">no</a>
    <img src="/media/a.webp" srcset="/media/b.avif 320w, /media/c.avif 640w"><video poster="/media/p.jpg"></video><form action="/kz/search"></form>`

  expect(internalLinks(html, 'lib', siteOf)).toEqual(['//main/', '//main/kz/page/а', '/kz/news', '/kz/search', '/media/a.webp', '/media/b.avif', '/media/c.avif', '/media/p.jpg', '/ru'])
})

test('takes no text of scripts and styles for a link', () => {
  expect(internalLinks('<script type="application/json">{"a":" href=\\"/x\\""}</script><style>a{b:" href="/y""}</style>', 'lib', siteOf)).toEqual([])
})

test('reads an address that is no UTF-8 as it stands', () => {
  expect(internalLinks('<a href="/a%ff">x</a>', 'lib', siteOf)).toEqual(['/a%ff'])
})

test('lists the hashes of inline scripts that run, and of no data', () => {
  const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const html = '<script>one()</script><script type="application/json">{}</script><script type="application/ld+json">{}</script><script src="/a.js"></script><script id="x">two()</script>'

  expect(scriptHashes(html)).toEqual([sha('one()'), sha('two()')])
})

test('finds links and scripts in what React writes', () => {
  const script = (code: string, type?: string) => createElement('script', { type, dangerouslySetInnerHTML: { __html: code } })
  const html = renderToString(
    createElement('main', null, createElement('a', { className: 'a', href: '/kz/a?b="1"&c=2' }), createElement('img', { srcSet: '/media/b.avif 320w, /media/c.avif 640w', alt: 'a > b' }), script('one()'), script('"<a href=\\"/no\\">"', 'application/json')),
  )

  expect(internalLinks(html, 'lib', siteOf)).toEqual(['/kz/a', '/media/b.avif', '/media/c.avif'])
  expect(scriptHashes(html)).toEqual([`sha256-${createHash('sha256').update('one()').digest('base64')}`])
})

test('gives the text of what editors write: words of different paragraphs apart, those with an emphasis whole', () => {
  expect(textOf('<p>Наука&nbsp;&amp; <b>тех</b>ника.</p><ul><li>один</li><li>два<br/>три</li></ul>')).toBe('Наука & техника. один два три')
})
