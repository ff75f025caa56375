import { renderToStaticMarkup } from 'react-dom/server'
import { JsonLd } from './json-ld'

test('writes what the page is about as JSON-LD, and leaves out what is undefined', () => {
  const html = renderToStaticMarkup(<JsonLd data={{ '@type': 'Person', name: 'Айгүл', email: undefined }} />)

  expect(html).toBe('<script type="application/ld+json">{"@context":"https://schema.org","@type":"Person","name":"Айгүл"}</script>')
})

test('keeps a text that holds a tag from ending the element', () => {
  const html = renderToStaticMarkup(<JsonLd data={{ '@type': 'Thesis', name: '</script><script>alert(1)</script>' }} />)

  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))).toMatchObject({ name: '</script><script>alert(1)</script>' })
})
