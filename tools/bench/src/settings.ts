import { tmpdir } from 'node:os'
import path from 'node:path'

/** The repository's root. */
export const root = path.resolve(__dirname, '../../..')

/** Where the benchmark works; removed when it has come to its end. Outside the checkout, whose .gitignore would hide the copy from Nx. */
export const workFolder = path.join(tmpdir(), 'university-bench')

/** Where `test:scale` works; removed likewise. */
export const scaleFolder = path.join(tmpdir(), 'university-scale')

/** For every command that is started: nothing is told to anybody, and no process stays behind. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NX_DAEMON: 'false',
  CI: 'true',
}
