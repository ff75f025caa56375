import { graphql } from 'gatsby'

/** What a card needs of a news item, in one language. */
export const newsCardFragment = graphql`
  fragment NewsCard on UniversityNews {
    api_id
    title(language: $language) {
      text
      language
    }
    lead(language: $language) {
      text
      language
    }
    image {
      url
      width
      height
      alt(language: $language) {
        text
      }
    }
    categories {
      slug
      name(language: $language) {
        text
      }
    }
    published_at
    is_pinned
  }
`
