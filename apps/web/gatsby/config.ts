import path from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { defaultLanguage, languages } from '../src/i18n/languages'
import { settings } from './settings'
import { siteBlocks } from './site-blocks'

/** Nothing here may depend on the site: all sites share one bundle. */
export const gatsbyConfig: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts', documentSearchPaths: ['./gatsby/*.ts', './build/*.ts'] },
  proxy: [
    { prefix: '/api', url: settings.apiUrl },
    { prefix: '/media', url: settings.apiUrl },
  ],
  plugins: [
    {
      resolve: path.dirname(require.resolve('gatsby-source-university/package.json')),
      options: { apiUrl: settings.apiUrl, sites: settings.sites, blocks: siteBlocks },
    },
    // Before the i18n plugin, so that what it wraps around a page lies inside that plugin's provider.
    'gatsby-plugin-site-shell',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: [...languages],
        defaultLanguage,
        redirect: false,
        generateDefaultLanguagePage: true,
        i18nextOptions: {
          defaultNS: 'common',
          interpolation: { escapeValue: false },
          returnNull: false,
          keySeparator: false,
          nsSeparator: false,
        },
      },
    },
  ],
}
