import { endToEnd, forgetSample, playwright } from './end-to-end'
import { createSteps, failWith } from './steps'

/*
 * `npm run screenshots`: renews the pictures that the end-to-end tests compare pages with, of the site as it is now.
 * `-- --check` compares all of them, where `npm test` takes every second.
 */

void main().catch(failWith)

async function main() {
  const step = createSteps(1)
  const given = process.argv.slice(3)
  const isCheck = given.includes('--check')
  const args = ['screenshots', '--grep', 'looks as it did', ...(isCheck ? [] : ['--update-snapshots']), ...given.filter((one) => one !== '--check')]
  const served = process.env.E2E_BASE_URL
  await forgetSample()
  process.env.E2E_ALL_PICTURES = 'yes'
  await step(
    'Pictures of pages',
    ({ progress }) => (served ? playwright(args, {}) : endToEnd({ args, progress })),
    () => (isCheck ? 'as they were' : 'in apps/web/e2e/screenshots: look at what git shows as changed'),
  )
}
