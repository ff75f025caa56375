import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { writeLiveGraphql } from './live/make-live-graphql'
import { shakeRuntime } from './shake-runtime'

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { actions, stage, getConfig } = args
  shakeRuntime(args)
  actions.setWebpackConfig({
    // A source map of everything doubles the output and shows nothing that the repository does not.
    ...(stage === 'build-javascript' && { devtool: false }),
    resolve: {
      alias: {
        'live-graphql$': writeLiveGraphql(path.resolve(__dirname, '..')),
      },
    },
  })

  const config = getConfig() as WebpackConfig
  // CSS modules are split by template; the order of their rules never matters, because none overrides another's.
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options['ignoreOrder'] = true
  }
  // Fonts stay files: inlined, each page would carry them, and the content security policy refuses them.
  for (const rule of config.module?.rules ?? []) {
    const uses = Array.isArray(rule.use) ? rule.use : []
    if (rule.test?.test('.woff2')) for (const use of uses) if (use.options) use.options['limit'] = -1
  }
  // Gatsby puts the styles of all templates into one file and that into every page; each page only needs its own.
  if (config.optimization?.splitChunks?.cacheGroups) config.optimization.splitChunks.cacheGroups['styles'] = false
  actions.replaceWebpackConfig(config)
}

interface WebpackConfig {
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } }
  plugins?: { constructor: { name: string }; options?: Record<string, unknown> }[]
  module?: { rules?: { test?: RegExp; use?: { options?: Record<string, unknown> }[] | string }[] }
}
