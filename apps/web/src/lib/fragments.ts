import { graphql } from 'gatsby'

/** A text and the language that it is in. */
export const textFragment = graphql`
  fragment Text on UniversityText {
    text
    language
  }
`

/** A picture with the formats and sizes that a browser may choose from. */
export const pictureFragment = graphql`
  fragment Picture on UniversityImage {
    url
    width
    height
    sources {
      type
      width
      url
    }
  }
`

/** A picture of an article, with what stands below it. */
export const articlePictureFragment = graphql`
  fragment ArticlePicture on UniversityImage {
    ...Picture
    alt(language: $language) { ...Text }
    caption(language: $language) { ...Text }
  }
`

/** What an item says of itself to search engines. */
export const seoFragment = graphql`
  fragment Seo on UniversitySeo {
    meta_title(language: $language) { text }
    meta_description(language: $language) { text }
    noindex
  }
`

/** What a link to another news item needs. */
export const newsLinkFragment = graphql`
  fragment NewsLink on UniversityNewsRef {
    id
    title(language: $language) { ...Text }
  }
`

/** What a card needs of a news item, in one language. */
export const newsCardFragment = graphql`
  fragment NewsCard on UniversityNews {
    api_id
    title(language: $language) { ...Text }
    lead(language: $language) { ...Text }
    image { ...Picture }
    categories {
      slug
      name(language: $language) { ...Text }
    }
    published_at
    is_pinned
  }
`

/** What a row needs of an archived news item, as a card does of a current one. */
export const archivedNewsCardFragment = graphql`
  fragment ArchivedNewsCard on UniversityArchivedNews {
    api_id
    title(language: $language) { ...Text }
    lead(language: $language) { ...Text }
    image { ...Picture }
    categories {
      slug
      name(language: $language) { ...Text }
    }
    published_at
  }
`

/** What the home page names an announcement by. */
export const announcementTitleFragment = graphql`
  fragment AnnouncementTitle on UniversityAnnouncement {
    api_id
    title(language: $language) { ...Text }
    published_at
    expires_at
  }
`

/** What a row of a list needs of an announcement. */
export const announcementRowFragment = graphql`
  fragment AnnouncementRow on UniversityAnnouncement {
    api_id
    title(language: $language) { ...Text }
    lead(language: $language) { ...Text }
    department {
      name(language: $language) { ...Text }
    }
    published_at
    expires_at
  }
`

/** What a link to a file tells. */
export const fileLinkFragment = graphql`
  fragment FileLink on UniversityFile {
    id
    url
    mime
    ext
    size_bytes
    lang
    title(language: $language) { ...Text }
  }
`

/** What a row of a list needs of an event. */
export const eventRowFragment = graphql`
  fragment EventRow on UniversityEvent {
    api_id
    title(language: $language) { ...Text }
    category {
      slug
      name(language: $language) { ...Text }
    }
    place(language: $language) { ...Text }
    room
    attendance_mode
    status
    starts_at
    ends_at
    all_day
    previous_starts_at
  }
`

/** A dissertation council with those who lead it. */
export const councilFragment = graphql`
  fragment Council on UniversityDissertationCouncil {
    name(language: $language) { ...Text }
    chair { ...CouncilMember }
    secretary { ...CouncilMember }
    contacts {
      address(language: $language) { ...Text }
      room
      phone
      email
    }
  }
  fragment CouncilMember on UniversityCouncilMember {
    portfolio_id
    full_name(language: $language) { ...Text }
    degree(language: $language) { ...Text }
  }
`

/** A consultant or reviewer of a dissertation. */
export const defenceExpertFragment = graphql`
  fragment DefenceExpert on UniversityDefenceExpert {
    portfolio_id
    full_name(language: $language) { ...Text }
    degree(language: $language) { ...Text }
    affiliation(language: $language) { ...Text }
    review { ...FileLink }
  }
`

/** What a card needs of a person. */
export const personCardFragment = graphql`
  fragment PersonCard on UniversityPortfolio {
    api_id
    last_name(language: $language) { ...Text }
    first_name(language: $language) { ...Text }
    middle_name(language: $language) { ...Text }
    position(language: $language) { ...Text }
    degree(language: $language) { ...Text }
    academic_title(language: $language) { ...Text }
    cafedra { id }
    photo { ...Picture }
  }
`

/** What a card needs of a vacancy. */
export const vacancyCardFragment = graphql`
  fragment VacancyCard on UniversityVacancy {
    api_id
    title(language: $language) { ...Text }
    department {
      name(language: $language) { ...Text }
    }
    salary_from
    salary_to
    deadline_at
  }
`
