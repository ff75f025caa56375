/**
 * What a page is about, in the vocabulary of schema.org, for search engines; stands inside `Head`.
 *
 * @param data without `@context`; what is undefined is left out
 */
export function JsonLd({ data }: { data: { '@type': string; [property: string]: unknown } }) {
  // A text of the content must not end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
