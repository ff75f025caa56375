// Stands in for the attributes of the element into which Gatsby writes “Navigated to …”, in English whatever the page is in.
// Hidden, nobody hears it: src/shell/announce-page.ts says what page has come.
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true }
