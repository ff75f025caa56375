const { createHash } = require('node:crypto')
const { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const Module = require('node:module')
const { join } = require('node:path')
const { pathToFileURL } = require('node:url')

const sources = join(__dirname, '../src')
const cache = join(__dirname, '../../../node_modules/.cache/university-codegen')

/** Runs a module of `src` with all that it imports: as one, which is translated anew only when one of them has changed (decision 37). */
exports.load = (entry) => {
  const file = join(sources, entry)
  const module = new Module(`${file}.cjs`)
  module.filename = `${file}.cjs`
  module.paths = Module._nodeModulePaths(sources)
  module._compile(translated(file), module.filename)
}

function translated(file) {
  const name = `${hashOfSources(file)}.cjs`
  try {
    return readFileSync(join(cache, name), 'utf8')
  } catch {
    const code = translate(file)
    keep(name, code)
    return code
  }
}

/** Of what they say, for the time of a file says nothing of it. */
function hashOfSources(file) {
  const hash = createHash('sha1').update(`${file} ${process.version} ${require('esbuild/package.json').version}`)
  const names = readdirSync(sources, { recursive: true }).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  for (const name of names.sort()) hash.update(name).update(readFileSync(join(sources, name)))
  return hash.digest('hex')
}

function translate(file) {
  const { outputFiles } = require('esbuild').buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    // Only modules that stand beside it ask where they are.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
  })
  return outputFiles[0].text
}

/** In the place of what was kept before. Where nothing can be written it is translated each time. */
function keep(name, code) {
  try {
    mkdirSync(cache, { recursive: true })
    const former = readdirSync(cache)
    writeFileSync(join(cache, `${process.pid}.tmp`), code)
    renameSync(join(cache, `${process.pid}.tmp`), join(cache, name))
    for (const one of former) if (one.endsWith('.cjs')) rmSync(join(cache, one), { force: true })
  } catch {}
}
