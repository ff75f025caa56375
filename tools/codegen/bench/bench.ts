import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkData } from './data'
import { documents, peersAreInstalled, peersFolder, root } from './documents'
import { everything, generators, type Generator } from './generators'
import { measureMockServer } from './mock-server'
import { emptyFolder, gzipOf, medianCpu, run, typeCheck, type TypeCheck } from './measure'

/*
 * `npm run bench:codegen [-- --ours] [--document github] [--times 3]`: what our generator and its peers cost and give, on three
 * documents, in one run. CPU seconds, so that other work on the machine matters little. Prints a table in Markdown.
 */
const option = (name: string): string | undefined => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined)
const ours = process.argv.includes('--ours')
const only = option('--document')
const chosen = documents.filter(({ name }) => !only || only === name)
const times = Number(option('--times') ?? 3)
// Beside the peers' node_modules, so that what they generate finds its run time.
const out = join(peersFolder, 'dist')
const tsc = join(root, 'node_modules/typescript/bin/tsc')

if (!peersAreInstalled()) {
  console.error('Installing the generators and documents to compare with …')
  const installed = run(['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {}, peersFolder)
  if (!installed.ok) throw new Error(installed.output)
}
mkdirSync(out, { recursive: true })

console.log('| Document | Generator | CPU s, types and client | tsc errors | one GET, gzip B | two calls, instantiations |')
console.log('|---|---|---|---|---|---|')
for (const document of chosen) {
  for (const generator of generators.slice(0, ours ? 1 : undefined)) await measure(generator, document)
  const folder = join(out, document.name, 'everything')
  const { cpu, ok } = medianCpu(times, () => run(everything.command(document.file, emptyFolder(folder))))
  const { errors, first } = typeCheck(folder, tsc)
  console.log(`| ${document.name} | ${everything.name} | ${ok ? cpu.toFixed(1) : 'failed'} | ${errors} | | |`)
  if (first) console.error(`  ${first}`)
}

console.log('\n| Document | component schemas | generated data valid, by ajv | the same bytes for the same seed | verdicts of the validator unlike ajv’s |')
console.log('|---|---|---|---|---|')
for (const { name, file } of chosen) {
  const { schemas, valid, generated, repeatable, disagreements, compared } = await checkData(file)
  console.log(`| ${name} | ${schemas} | ${valid} of ${generated} (${((100 * valid) / generated).toFixed(2)} %) | ${repeatable ? 'yes' : 'no'} | ${disagreements} of ${compared} |`)
}

console.log('\n| Document | mock server: ready, ms | an answer, median ms | 95 % of answers, ms |')
console.log('|---|---|---|---|')
for (const { name, file, get, mock } of chosen) {
  const { ready, median, p95 } = await measureMockServer(mock(file), get.path)
  console.log(`| ${name} | ${ready.toFixed(0)} | ${median.toFixed(2)} | ${p95.toFixed(2)} |`)
}

async function measure(generator: Generator, { name, file, get }: (typeof documents)[number]): Promise<void> {
  const folder = join(out, name, generator.name.replace(/[^a-z]+/g, '-'))
  const generated = medianCpu(times, () => run(generator.command(file, emptyFolder(folder)), generator.env?.(file, folder)))
  if (!generated.ok) return console.log(`| ${name} | ${generator.name} | failed | | | |`)

  const errors = typeCheck(folder, tsc)
  const calls = costOfTwoCalls(generator, folder, get, errors)
  const entry = join(folder, 'one-get.ts')
  writeFileSync(entry, generator.entry(folder, get))
  const bytes = await gzipOf(entry)
  console.log(`| ${name} | ${generator.name} | ${generated.cpu.toFixed(1)} | ${errors.errors} | ${bytes ?? 'does not bundle'} | ${calls} |`)
  if (errors.first) console.error(`  ${errors.first}`)
}

/** How much more the compiler works when two calls are added to the output. */
function costOfTwoCalls(generator: Generator, folder: string, get: (typeof documents)[number]['get'], before: TypeCheck): string {
  const text = generator.entry(folder, get)
  const [last = ''] = text.trim().split('\n').slice(-1)
  writeFileSync(join(folder, 'two-calls.ts'), `${text}${last}\n`)
  const after = typeCheck(folder, tsc)
  return String(after.instantiations - before.instantiations)
}
