const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')
const { buildSync } = require('esbuild')

const root = __dirname

/**
 * Jest loads every file anew in each test file, which for packages of hundreds of files takes longer than most tests. Of the named
 * ones one script is made, in which each package stays unloaded until it is asked for. Each test file has them for itself, as before.
 *
 * @param from the folder whose imports are meant
 * @param packages as imports name them
 * @param external packages that must stay where they are, because they bring files that are no scripts
 * @returns a `moduleNameMapper`
 */
module.exports = function packagesInOneScript(from, packages, external) {
  const folder = path.join(root, 'dist/test-packages', keyOf(from, packages, external))
  if (!fs.existsSync(folder)) make(folder, from, packages, external)
  return Object.fromEntries(packages.map((name) => [`^${name.replaceAll('.', '\\.')}$`, path.join(folder, fileOf(name))]))
}

function make(folder, from, packages, external) {
  const making = `${folder}.${process.pid}`
  buildSync({
    stdin: { contents: packages.map((name) => `exports[${JSON.stringify(name)}] = () => require(${JSON.stringify(name)})`).join('\n'), resolveDir: from },
    outfile: path.join(making, 'packages.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external,
    // Names stay. What is half as long is read and compiled in half the time.
    minifyWhitespace: true,
    minifySyntax: true,
    // Jest shows the lines around an error, however long.
    lineLimit: 160,
    legalComments: 'none',
    logLevel: 'error',
  })
  for (const name of packages) fs.writeFileSync(path.join(making, fileOf(name)), `module.exports = require('./packages.cjs')[${JSON.stringify(name)}]()\n`)
  try {
    fs.renameSync(making, folder)
  } catch (error) {
    // Another run was faster.
    fs.rmSync(making, { recursive: true })
    if (!fs.existsSync(folder)) throw error
  }
}

const fileOf = (name) => `${name.replaceAll('/', '-')}.cjs`

/** What is installed, not what should be. */
function keyOf(from, packages, external) {
  const installed = fs.readFileSync(path.join(root, 'node_modules/.package-lock.json'))
  return createHash('sha256').update(installed).update(fs.readFileSync(__filename)).update(JSON.stringify([path.relative(root, from), packages, external])).digest('hex').slice(0, 16)
}
