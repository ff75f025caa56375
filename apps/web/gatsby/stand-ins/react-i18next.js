// The part of react-i18next that the site uses. gatsby-plugin-react-i18next requires the whole package, which webpack
// then cannot shake; this stands in its place (gatsby/shake-runtime.ts).
export { I18nextProvider } from 'react-i18next-es/I18nextProvider.js'
export { useTranslation } from './use-translation.js'
