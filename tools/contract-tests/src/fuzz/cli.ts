import { importSample, startRealWorld } from '../worlds'
import { fuzz, growthOf } from './fuzz'
import { readArguments, type FuzzArguments } from './read-arguments'
import { serverMemory } from './server-memory'
import { serverSettings } from './server-settings'

/*
 * Sends the real server what the contract allows and what it does not:
 * `npm run test:fuzz [-- --requests 100000] [--seed 1] [--only 4711]`. The tests send a few thousand.
 */
const asked = argumentsOrEnd()

/** Of the memory, over the last third of the run. */
const allowedGrowth = 0.15

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
const started = Date.now()
await importSample()
const world = await startRealWorld(serverSettings)
try {
  const { requests, statuses, failures, memory } = await fuzz({
    url: world.url,
    ...asked,
    readMemory: () => serverMemory(world.url),
    onProgress: (done, bytes) => void process.stderr.write(`${done} requests, ${megabytes(bytes)} MB\r`),
  })
  for (const { operation, fault, count, seed, only, how, curl } of failures) {
    process.stdout.write(`${operation}: ${fault} (${how}; ${count} times)\n  npm run test:fuzz -- --seed ${seed} --only ${only}\n  ${curl}\n`)
  }
  const growth = asked.only === undefined ? growthOf(memory) : 0
  process.stdout.write(`${requests} requests in ${Math.round((Date.now() - started) / 1000)} s: ${statuses.map(([status, count]) => `${status}: ${count}`).join(', ')}\n`)
  process.stdout.write(`memory in MB: ${memory.map(megabytes).join(' ')}; ${(growth * 100).toFixed(1)} % over the last third, at most ${allowedGrowth * 100} %\n`)
  process.stdout.write(`${failures.length} kinds of failures\n`)
  process.exitCode = failures.length > 0 || growth > allowedGrowth ? 1 : 0
} finally {
  await world.stop()
}

function argumentsOrEnd(): FuzzArguments {
  try {
    return readArguments(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
