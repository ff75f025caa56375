const { createHash } = require('node:crypto')
const { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const Module = require('node:module')
const { join } = require('node:path')
const { pathToFileURL } = require('node:url')
const { Script } = require('node:vm')

const root = join(__dirname, '../../..')
const sources = join(__dirname, '../src')
const cache = join(root, 'node_modules/.cache/university-codegen')

/**
 * Runs a module of `src` with all that it imports: as one, which is translated anew only when one of them has changed, and compiled anew only
 * then, too (decision 37).
 */
exports.load = (entry) => {
  const file = join(sources, entry)
  const hash = hashOfSources(file)
  const code = read(`${hash}.cjs`)?.toString() ?? keep(`${hash}.cjs`, translate(file))
  const cachedData = read(`${hash}.compiled`)
  const script = new Script(Module.wrap(code), { filename: `${file}.cjs`, cachedData })
  // At the end V8 has compiled all that was run; for `--help` that is next to nothing.
  if ((!cachedData || script.cachedDataRejected) && process.argv.length > 3) process.once('exit', (status) => status === 0 && keep(`${hash}.compiled`, script.createCachedData()))
  const module = new Module(`${file}.cjs`)
  script.runInThisContext().call(module.exports, module.exports, Module.createRequire(file), module, `${file}.cjs`, sources)
}

/** Of what they say, for the time of a file says nothing of it; and of what is installed. */
function hashOfSources(file) {
  const hash = createHash('sha1').update(`${file} ${process.version} ${process.arch}`).update(readFileSync(join(root, 'package-lock.json')))
  const names = readdirSync(sources, { recursive: true }).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  for (const name of names.sort()) hash.update(name).update(readFileSync(join(sources, name)))
  return hash.digest('hex')
}

function translate(file) {
  const { outputFiles } = require('esbuild').buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    // Only modules that stand beside it ask where they are.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
    logLevel: 'error',
  })
  return outputFiles[0].text
}

function read(name) {
  try {
    return readFileSync(join(cache, name))
  } catch {
    return undefined
  }
}

/** In the place of what was kept for other sources. Where nothing can be written it is made each time. */
function keep(name, content) {
  try {
    mkdirSync(cache, { recursive: true })
    writeFileSync(join(cache, `${process.pid}.tmp`), content)
    renameSync(join(cache, `${process.pid}.tmp`), join(cache, name))
    for (const one of readdirSync(cache)) if (!one.endsWith('.tmp') && one.split('.')[0] !== name.split('.')[0]) rmSync(join(cache, one), { force: true })
  } catch {}
  return content
}
