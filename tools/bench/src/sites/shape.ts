import type { Page } from 'playwright'

/** What must be the same in a page, whoever has built it. */
export interface Shape {
  headings: string[]
  menuLinks: string[]
  languageLinks: string[]
  breadcrumbs: string[]
  footerLinks: string[]
  /** Languages of `<link rel=alternate>`, and where the page says that it really is. */
  alternates: string[]
  canonical: string
  title: string
  paragraphs: number
  /** Of `<main>`, as it is shown, white space made one space. */
  text: string
}

/** Reads the shape of the page that is open. Addresses are without the host. */
export function shapeOf(page: Page): Promise<Shape> {
  return page.evaluate(() => {
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const links = (selector: string) => all(selector).map((link) => `${link.getAttribute('href') ?? ''} ${plain(link.textContent)}`)
    return {
      headings: all('h1, h2, h3, h4').map((heading) => `${heading.tagName} ${plain(heading.textContent)}`),
      menuLinks: links('header nav:has(button) a[href]'),
      languageLinks: links('header nav a[hreflang]'),
      breadcrumbs: all('[data-breadcrumbs] li').map((item) => plain(item.textContent)),
      footerLinks: links('footer a[href]'),
      alternates: all('link[rel=alternate][hreflang]').map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`).sort(),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      title: document.title,
      paragraphs: all('main p').length,
      text: plain(document.querySelector('main')?.innerText),
    }
  })
}

/** What differs between two shapes, a line each; empty when they are the same. */
export function differences(one: Shape, other: Shape): string[] {
  return (Object.keys(one) as (keyof Shape)[]).flatMap((part) => {
    const [a, b] = [one[part], other[part]]
    if (JSON.stringify(a) === JSON.stringify(b)) return []
    if (Array.isArray(a) && Array.isArray(b)) return [`${part}: ${a.length} and ${b.length}; only the one: ${only(a, b)}; only the other: ${only(b, a)}`]
    return [`${part}: ${excerpt(String(a), String(b))}`]
  })
}

function only(one: string[], other: string[]): string {
  return one.filter((text) => !other.includes(text)).slice(0, 3).join(' | ') || 'nothing'
}

/** Both from a little before they part. */
function excerpt(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const from = Math.max(0, at - 20)
  return `“…${one.slice(from, at + 40)}” and “…${other.slice(from, at + 40)}”`
}
