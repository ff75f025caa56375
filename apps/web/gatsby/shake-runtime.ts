import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'

/**
 * Keeps what no page uses out of the JavaScript that every page starts with. Gatsby and the i18n plugin are required as
 * a whole, so webpack would keep all of them: slices, static queries, scripts in workers, a service worker, loading of what is in sight, the older i18next of
 * CommonJS, all of the router.
 * Figures: docs/decisions/0017-what-every-page-starts-with.md.
 */
export function shakeRuntime({ actions, stage, plugins }: CreateWebpackConfigArgs): void {
  const standIn = (name: string) => path.resolve(__dirname, 'stand-ins', name)
  const reactI18next = path.dirname(require.resolve('react-i18next/package.json'))
  const isBrowserBuild = stage === 'build-javascript'
  actions.setWebpackConfig({
    resolve: {
      alias: {
        'react-i18next$': standIn('react-i18next.js'),
        'gatsby-plugin-react-i18next$': standIn('gatsby-plugin-react-i18next.js'),
        'react-i18next-es': path.join(reactI18next, 'dist/es'),
        ...(isBrowserBuild && {
          i18next$: path.join(path.dirname(require.resolve('i18next/package.json')), 'dist/esm/i18next.js'),
          // What gatsby-plugin-react-i18next needs only for detection, which is off, and for a warning in development.
          'browser-lang': false,
          outdent: false,
          // The router says so where it is used wrongly; Gatsby does not.
          invariant$: standIn('no-invariant.js'),
          // React looks at them in development alone.
          'prop-types$': standIn('no-prop-types.js'),
          'gatsby-react-router-scroll$': standIn('scroll.js'),
          // Runs scripts of others in a worker; there are none.
          '@builder.io/partytown/integration': false,
        }),
      },
    },
    ...(isBrowserBuild && {
      module: {
        rules: [
          { test: /[\\/]i18next.dist.esm.i18next\.js$/, loader: standIn('lean-i18next.js') },
          { test: /\.cache.loader\.js$/, loader: standIn('asks-once.js') },
          { test: /\.cache.loader\.js$/, loader: standIn('waits-less.js') },
          { test: /(gatsby-link|reach-router).dist.index/, loader: standIn('no-link.js') },
          { test: /\.cache.head.head-export-handler-for-browser\.js$/, loader: standIn('same-head.js') },
          { test: /\.cache.head.utils\.js$/, loader: standIn('same-attributes.js') },
          { test: /jotai.esm.react\.mjs$/, loader: standIn('no-migration-guide.js') },
          { test: /gatsby-plugin-react-i18next.dist/, resolve: { alias: { gatsby$: standIn('gatsby.js') } } },
          { test: /\.cache.(slice|static-query|gatsby-browser-entry|public-page-renderer)|gatsby-react-router-scroll|stand-ins.scroll\.js$/, sideEffects: false },
        ],
      },
      plugins: [
        plugins.normalModuleReplacement(/gatsby-plugin-react-i18next.gatsby-browser(\.js)?$/, standIn('kept-words.js')),
        plugins.normalModuleReplacement(/internal-plugins.partytown.gatsby-browser|^\.\/(register-service-worker|prefetch)$/, standIn('nothing.js')),
      ],
    }),
  })
}
