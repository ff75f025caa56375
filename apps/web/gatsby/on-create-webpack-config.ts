import type { GatsbyNode } from 'gatsby'

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage, getConfig }) => {
  // A source map of everything doubles the output and shows nothing that the repository does not.
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false })

  // CSS modules are split by template; the order of their rules never matters, because none overrides another's.
  const config = getConfig() as { plugins?: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[] }
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true
  }
}
