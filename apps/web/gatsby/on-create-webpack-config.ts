import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import { writeLiveGraphql } from './live/make-live-graphql'
import { NoLateCodePlugin } from './no-late-code'
import { shakeRuntime } from './shake-runtime'
import { slimAntd } from './slim-antd'
import { usedCodeFile, UsedCodePlugin } from './used-code'

const web = path.resolve(__dirname, '..')
const { browserslist: browsers } = JSON.parse(readFileSync(path.join(web, 'package.json'), 'utf8')) as { browserslist: string[] }

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { actions, stage, getConfig, plugins } = args
  shakeRuntime(args)
  actions.setWebpackConfig({
    // A source map of everything doubles the output and shows nothing that the repository does not.
    ...(stage === 'build-javascript' && { devtool: false }),
    resolve: {
      alias: {
        'live-graphql$': writeLiveGraphql(web),
        // What the scripts are called is told to the renderer when it renders; of this list it makes what late-scripts.ts takes out.
        ...(stage === 'build-html' && { '../public/chunk-map.json': false }),
      },
    },
    module: { rules: [slimAntd.rule] },
    // On the server and in the browser: both render the element.
    plugins: [
      // Jotai asks this way whether to keep what only developers read: 26 checks and their words.
      plugins.define({ 'import.meta.env': { MODE: JSON.stringify(stage.startsWith('build') ? 'production' : 'development') } }),
      plugins.normalModuleReplacement(/\/route-announcer-props$/, path.resolve(__dirname, 'stand-ins/silent-announcer.js')),
      plugins.normalModuleReplacement(/^\./, slimAntd.replace),
      ...(stage === 'build-html' ? [new NoLateCodePlugin(), new UsedCodePlugin(usedCodeFile(web), path.resolve(web, '../..'))] : []),
    ],
  })

  const config = getConfig() as WebpackConfig
  // compile.ts forgets what was kept when settings or packages change; to look through all packages again takes webpack longer.
  if (stage.startsWith('build') && config.cache) config.cache.buildDependencies = {}
  if (stage === 'build-javascript' && config.output) shortenNames(config.output)
  if (stage === 'build-javascript') config.entry = { app: path.resolve(__dirname, 'stand-ins/start.cjs') }
  const { minimizer } = config.optimization ?? {}
  if (stage === 'build-javascript' && minimizer) minimizer.splice(0, minimizer.length, ...minimizer.map((one) => (one.constructor.name === 'TerserPlugin' ? swcMinimizer() : one)))
  // CSS modules are split by template; the order of their rules never matters, because none overrides another's.
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name !== 'MiniCssExtractPlugin' || !plugin.options) continue
    plugin.options['ignoreOrder'] = true
    if (stage === 'build-javascript') shortenNames(plugin.options)
  }
  // Fonts stay files: inlined, each page would carry them, and the content security policy refuses them.
  for (const rule of config.module?.rules ?? []) {
    const uses = Array.isArray(rule.use) ? rule.use : []
    if (rule.test?.test('.woff2')) for (const use of uses) if (use.options) use.options['limit'] = -1
  }
  // Names of classes are a tenth of what a page's HTML and styles weigh; in development they say where they come from.
  if (stage.startsWith('build')) for (const options of loaderOptions(config.module?.rules ?? [])) if (options.modules?.localIdentName) options.modules.localIdentName = '[hash:base64:5]'
  // Gatsby puts the styles of all templates into one file and that into every page; each page only needs its own.
  // What blocks share becomes one chunk: Gatsby would make one of each combination, and each costs every page a line in
  // webpack's runtime.
  const splitChunks = config.optimization?.splitChunks
  if (splitChunks && stage === 'build-javascript') splitChunks.minSize = smallestShared
  const groups = splitChunks?.cacheGroups
  if (groups) Object.assign(groups, { styles: false, ...(stage === 'build-javascript' && { blocks: sharedByBlocks }) })
  if (stage.startsWith('build') && config.module?.rules) config.module.rules = compiledBySwc(config.module.rules)
  actions.replaceWebpackConfig(config)
}

/**
 * What some templates have in common is a chunk of its own from here on, in bytes of the source. In two pieces a page of an event or a vacancy is 0.5 KB gzip
 * larger than in one, that of a candidate 0.4.
 */
const smallestShared = 36_000

const sharedByBlocks = {
  name: 'block-parts',
  chunks: (chunk: { name?: string }) => chunk.name?.startsWith('block-') ?? false,
  minChunks: 2,
  priority: 50,
  enforce: true,
}

/**
 * The runtime that every page starts with lists all chunks: with their numbers in place of their names, and 10 digits of their
 * hashes, which tell them apart as well as 20, it weighs 1.3 KB gzip less. webpack.stats.json has the names.
 */
function shortenNames(names: Record<string, unknown>): void {
  for (const option of ['filename', 'chunkFilename']) {
    const name = names[option]
    if (typeof name === 'string') names[option] = name.replace('[contenthash]', '[contenthash:10]')
  }
  if (typeof names['chunkFilename'] === 'string') names['chunkFilename'] = names['chunkFilename'].replace('[name]', '[id]')
}

/** In place of Gatsby's own, which took a third of the time and left 1.6 % more. The oldest browsers of package.json know ES2020. */
function swcMinimizer(): object {
  return new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions: { ecma: 2020, module: false, compress: { ecma: 2020, passes: 2 }, mangle: true, format: { comments: false } } })
}

interface WebpackConfig {
  cache?: { buildDependencies?: object }
  entry?: Record<string, string>
  output?: Record<string, unknown>
  optimization?: { minimizer?: object[]; splitChunks?: { minSize?: number; cacheGroups?: Record<string, unknown> } }
  plugins?: { constructor: { name: string }; options?: Record<string, unknown> }[]
  module?: { rules?: Rule[] }
}

interface Rule {
  test?: RegExp
  include?: (file: string) => boolean
  type?: string
  use?: { loader?: string; options?: LoaderOptions }[] | string | ((module: object) => object[])
  oneOf?: Rule[]
}

interface LoaderOptions extends Record<string, unknown> {
  /** Of css-loader. */
  modules?: { localIdentName?: string }
}

function loaderOptions(rules: Rule[]): LoaderOptions[] {
  return rules.flatMap(({ use, oneOf = [] }) => {
    const own = Array.isArray(use) ? use.flatMap<LoaderOptions>(({ options }) => options ?? []) : []
    return [...own, ...loaderOptions(oneOf)]
  })
}

/**
 * Gatsby has Babel compile all sources, and those in TypeScript twice: once for its own rule, once for that of its plugin. It is needed
 * for what has queries and fragments alone, which Gatsby's plugin takes out; the rest is compiled by swc.
 */
function compiledBySwc(rules: Rule[]): Rule[] {
  const [sources, ...others] = rules.filter(({ use }) => typeof use === 'function')
  const { include = () => true, ...bySwc } = sources ?? {}
  const hasQuery = (file: string) => file.startsWith(path.join(web, 'src/')) && readFileSync(file, 'utf8').includes('graphql`')
  const swc = {
    loader: 'swc-loader',
    options: {
      env: { targets: browsers, bugfixes: true },
      jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
      isModule: 'unknown',
      sourceMaps: false,
    },
  }
  return rules.flatMap((rule) => {
    if (rule === sources) return [{ ...rule, include: hasQuery }, { ...bySwc, include: (file: string) => include(file) && !hasQuery(file), use: [swc] }]
    return others.includes(rule) ? [] : [rule]
  })
}
