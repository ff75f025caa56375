const fs = require('node:fs')
const path = require('node:path')

const root = __dirname
const size = 20

/** Where test files are, in each part that has such a folder. */
const testFolders = ['src', 'gatsby', 'build', 'checks', 'fonts', 'catalogue']

/**
 * Has some twenty test files of a part run as one, each in a `describe` of its name: what Jest loads anew for each costs up to half as much as its tests.
 * So by day alone (TEST_TOGETHER): whoever names a file, and `npm run test:wide`, runs each by itself (docs/decisions/0036-test-files-together.md).
 * Files that replace modules, ask for options of their environment, or say `@alone` and why in their first line always do.
 *
 * @param folder of the part
 * @param config of Jest
 * @param hooks what registers hooks for all tests when it is loaded, of those that name no environment: else they would be the first file's alone
 * @returns the configuration
 */
function inBatches(folder, config, hooks = []) {
  if (!process.env.TEST_TOGETHER) return config
  const batches = path.join(root, 'dist/test-batches', path.relative(root, folder))
  fs.rmSync(batches, { recursive: true, force: true })
  fs.mkdirSync(batches, { recursive: true })

  const isLeftOut = (file) => config.testPathIgnorePatterns.some((pattern) => new RegExp(pattern).test(file))
  const files = testFolders.flatMap((name) => testFilesIn(path.join(folder, name))).filter((file) => !isLeftOut(file)).sort()
  const kinds = files.map((file) => ({ file, ...kindOf(file) }))
  for (const environment of new Set(kinds.map(({ environment }) => environment))) {
    const together = kinds.filter((one) => one.environment === environment && !one.isAlone)
    const count = Math.ceil(together.length / size)
    for (let index = 0; index < count; index += 1) {
      // Neighbours cost alike: dealt out in turn, they make batches that take as long as each other.
      const text = textOf(environment, environment === 'usual' ? hooks : [], together.filter((_, place) => place % count === index).map(({ file }) => file))
      fs.writeFileSync(path.join(batches, `${environment}-${index + 1}.test.cjs`), text)
    }
  }
  return { ...config, roots: [folder, batches], testMatch: [`${asPattern(batches)}/*.test.cjs`, ...kinds.filter(({ isAlone }) => isAlone).map(({ file }) => asPattern(file))] }
}

/** In a checkout called `site (1)` a pattern of its path would match nothing, and the tests that were not found would fail nobody. */
function asPattern(file) {
  return file.replace(/[()[\]{}!*+@]/g, '?')
}

function testFilesIn(folder) {
  if (!fs.existsSync(folder)) return []
  return fs.readdirSync(folder, { recursive: true }).filter((name) => /\.test\.tsx?$/.test(name)).map((name) => path.join(folder, name))
}

function kindOf(file) {
  const text = fs.readFileSync(file, 'utf8')
  return {
    environment: /@jest-environment (\w+)/.exec(text)?.[1] ?? 'usual',
    isAlone: /\bjest\.(?:mock|doMock|isolateModules|resetModules)\b|@jest-environment-options|@alone/.test(text),
  }
}

function textOf(environment, hooks, files) {
  return [
    ...(environment === 'usual' ? [] : [`/** @jest-environment ${environment} */`]),
    ...hooks.map((name) => `require(${JSON.stringify(name)})`),
    `const asItWas = require(${JSON.stringify(path.join(root, 'jest.as-it-was.cjs'))})`,
    ...files.map((file) => `describe(${JSON.stringify(path.relative(root, file))}, () => {\n  require(${JSON.stringify(file)})\n  afterAll(asItWas)\n})`),
    '',
  ].join('\n')
}

module.exports = { inBatches, testFolders }
