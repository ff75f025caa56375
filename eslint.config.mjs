import nx from '@nx/eslint-plugin'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Who may import whom: docs/architecture.md has the same table in words. */
const mayImport = {
  'api-schema': [],
  'api-client': ['api-schema'],
  'gatsby-source-university': ['api-client'],
  blocks: ['api-client'],
  web: ['gatsby-source-university', 'blocks', 'api-client', 'locales', 'processes'],
  api: ['api-schema', 'locales', 'processes'],
  codegen: [],
  locales: [],
  processes: [],
  start: ['processes'],
  bench: ['blocks', 'processes'],
  'deploy-test': ['processes'],
  'contract-tests': ['api-client', 'api-schema', 'processes'],
}

const noGatsby = { group: ['gatsby', 'gatsby-*'], message: 'Blocks know nothing of Gatsby: take it from useBlockEnvironment().' }

export default tseslint.config(
  {
    ignores: ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/public/**', '**/generated/**', '**/gatsby-types.d.ts', '**/must-fail/**'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: { '@nx': nx, 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          // A part names in its own package.json, or the root's, whatever it imports.
          banTransitiveDependencies: true,
          // Names that bundlers and compilers know; altcha-lib, which hides its package.json from Nx.
          allow: ['@site/**', 'live-graphql', 'react-i18next-es/**', 'altcha-lib', 'altcha-lib/**'],
          depConstraints: Object.entries(mayImport).map(([part, others]) => ({
            sourceTag: `part:${part}`,
            onlyDependOnLibsWithTags: others.map((other) => `part:${other}`),
          })),
        },
      ],
    },
  },
  {
    // Blocks know nothing of Gatsby; only one file of each app reads the environment.
    files: ['packages/blocks/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noGatsby] }] },
  },
  {
    // The catalogue shows blocks with the styles and dates of the site; blocks have them of what surrounds them.
    files: ['packages/blocks/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noGatsby, { group: ['@site/*'], message: 'The site is for the catalogue alone: take it from useBlockEnvironment().' }] }] },
  },
  {
    files: ['apps/*/{src,gatsby,build}/**/*.{ts,tsx}', 'packages/*/{src,must-fail}/**/*.{ts,tsx}'],
    // In the blocks' client bundlers replace NODE_ENV: it is no setting.
    // Two commands hand it on to what they start.
    ignores: ['apps/api/src/config.ts', 'apps/web/gatsby/settings.ts', 'apps/web/build/{cli,compile}.ts', 'packages/blocks/src/environment/client.ts', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'The environment is read in one file of each app.' }] },
  },
  {
    // What is delivered starts no servers beside it.
    files: ['apps/*/{src,gatsby,build}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: ['@university/processes/*', '!@university/processes/lock'], message: 'It is for commands, tests and benchmarks.' }] }] },
  },
  {
    // The oldest browsers of apps/web/package.json cannot read a script with such a pattern, nothing of which would run, and have no properties of ARIA. Other words are dear.
    files: ['apps/web/src/**/*.{ts,tsx}', 'packages/{blocks,api-client}/src/**/*.{ts,tsx}', 'tools/codegen/src/emitters/docs/page/*.js', 'packages/blocks/must-fail/*.ts'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]', message: 'Safari knows (?<=…) and (?<!…) only from 16.4: capture what stands before.' },
        { selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(role$|aria[A-Z])/]', message: 'Firefox knows it only from 119: set the attribute.' },
        { selector: 'MemberExpression[property.name="localeCompare"]', message: 'Its first use on a page takes 12 ms: for times there is compareTexts, for names compareNames.' },
      ],
    },
  },
  {
    // Benchmarks measure what is there, wherever it is; peers have packages of their own.
    files: ['tools/codegen/bench/**/*.ts', 'tools/bench/src/**/*.ts', 'tools/bench/peers/**/*.mjs'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // CommonJS by necessity: Gatsby and Jest load these by require.
    files: ['**/*.cjs', '**/gatsby-*.js', '**/jest.preset.js', '**/run.js', '**/bin/*.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off', '@nx/enforce-module-boundaries': 'off' },
  },
)
