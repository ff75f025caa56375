import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../config'
import { checkContent } from '../content/import/import-content'
import { allSites } from '../sites/site-from-host'
import { temporaryFolder } from '../testing/test-content'
import { commands } from './commands'
import { runCommandLine } from './run-command-line'

const dataDir = temporaryFolder()

async function run(...words: string[]): Promise<{ code: number; text: string }> {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const code = await runCommandLine(['content', 'generate', ...words], { commands, readConfig: () => readConfig({ DATA_DIR: dataDir }), out: say, error: say })
  return { code, text: said.join('\n') }
}

test('writes below DATA_DIR where it is not told another folder, and says how much', async () => {
  const { code, text } = await run('--scale', '0.05', '--sites', '2', '--seed', '7', '--json')

  const counts = JSON.parse(text) as { dir: string; sites: number; items: number }
  expect([code, counts.sites, counts.dir]).toEqual([0, 3, join(dataDir, 'generated')])
  expect(counts.items).toBeGreaterThan(150)
  expect(existsSync(join(counts.dir, 'fns/news/13-item.yaml'))).toBe(true)
  expect(JSON.parse(readFileSync(join(counts.dir, 'generated.json'), 'utf8'))).toEqual({ seed: 7, scale: 0.05, sites: 2, day: '2026-11-21' })
})

test('--items says how many items with a page of their own each site has', async () => {
  const out = join(dataDir, 'many')
  await run('--items', '150', '--sites', '2', '--out', out)

  const { items } = await checkContent(out)

  const pagesOf = (site: string) =>
    items
      .filter(({ kind, sites }) => sites[0] === site && ['page', 'news', 'archived-news', 'announcement', 'event', 'vacancy', 'department', 'portfolio', 'dissertation', 'doctoral'].includes(kind))
      .reduce((sum, { data }) => sum + 1 + ((JSON.parse(data) as { cafedras?: [] }).cafedras?.length ?? 0), 0)
  for (const site of ['', 'fit', 'fns']) expect(Math.abs(pagesOf(site) - 150)).toBeLessThan(8)
})

test.each([
  [['--items', '0'], '--items must be more than 0'],
  [['--items', '1.5'], '--items must be a whole number up to 100000'],
  [['--items', '10', '--scale', '1'], '--scale and --items say the same in two ways: give one of them'],
  [['--scale', '0'], '--scale must be more than 0'],
  [['--scale', 'large'], '--scale must be a number up to 200'],
  [['--sites', String(allSites.length)], `--sites must be a whole number up to ${allSites.length - 1}`],
  [['--sites', '1.5'], `--sites must be a whole number up to ${allSites.length - 1}`],
  [['--day', '2026-02-31'], '--day must be a day, such as 2026-11-21'],
  [['--day', '2026-02'], '--day must be a day, such as 2026-11-21'],
])('%s is a mistake of the caller', async (words, message) => {
  expect(await run(...words)).toEqual({ code: 2, text: message })
})
