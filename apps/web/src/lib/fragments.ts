import { graphql } from 'gatsby'

/** A text and the language that it is in. */
export const textFragment = graphql`
  fragment Text on UniversityText {
    text
    language
  }
`

/** What a card needs of a news item, in one language. */
export const newsCardFragment = graphql`
  fragment NewsCard on UniversityNews {
    api_id
    title(language: $language) { ...Text }
    lead(language: $language) { ...Text }
    image {
      url
      width
      height
      alt(language: $language) { text }
    }
    categories {
      slug
      name(language: $language) { text }
    }
    published_at
    is_pinned
  }
`
