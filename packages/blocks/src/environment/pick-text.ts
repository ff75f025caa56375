/** In what language a text is shown: as the build and the live layer do it. */
export { pickText, type LocalText, type Translated } from '@university/api-client/pick-text'
