import { parseArgs } from 'node:util'
import { faults, usualFaults, type Fault } from './faulty-proxy'
import { sendSubmissions } from './send-submissions'

/*
 * `npm run test:submissions [-- --times 500] [--seed 1] [--at-once 20]`: questions by the code of the reception's form over a
 * network that loses, cuts and doubles; each must be registered exactly once. The tests do it a few times.
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' }, 'at-once': { type: 'string', default: '20' } } })

void main()

async function main() {
  const started = Date.now()
  const onSent = (count: number) => void process.stderr.write(`${count} sent\r`)
  // Rarely, for it takes long.
  const draw: Fault[] = [...usualFaults, ...usualFaults, ...usualFaults, 'silent']
  const { counts, faults: found, ...figures } = await sendSubmissions({ times: Number(values.times), seed: Number(values.seed), atOnce: Number(values['at-once']), draw, onSent })
  const seconds = Math.round((Date.now() - started) / 1000)
  for (const [fault, meaning] of Object.entries(faults)) process.stdout.write(`${String(counts[fault] ?? 0).padStart(5)}  ${fault}: ${meaning}\n`)
  process.stdout.write(`${JSON.stringify({ times: Number(values.times), seed: Number(values.seed), seconds, ...figures, faults: found.length }, null, 2)}\n`)
  for (const fault of found.slice(0, 50)) process.stdout.write(`${fault}\n`)
  process.exitCode = found.length > 0 ? 1 : 0
}
