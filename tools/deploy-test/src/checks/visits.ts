import { Agent } from 'node:http'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ask } from '../ask'
import { run } from '../processes'
import { switchLink, takeBuilds, type TakenBuild } from '../sites'

export interface VisitsOptions {
  port: number
  /** `dist/sites` of the checkout. */
  built: string
  sitesDir: string
  /** `builds`, beside it. */
  buildsDir: string
  tellNginx(): Promise<void>
}

const visitors = 16
const switches = 20
/** Milliseconds that a build is served. */
const interval = 150

/**
 * Visitors of a real site while its builds change: each opens a page, and some time later asks for what that page names, wherever the
 * site is by then. The first change is made by `--rollback`, the others as the build makes them.
 */
export async function checkVisits({ port, built, sitesDir, buildsDir, tellNginx }: VisitsOptions): Promise<{ figures: string; faults: string[] }> {
  const taken = await takeBuilds(built, sitesDir, buildsDir)
  if (!taken) return { figures: '', faults: ['no site has a former build: npm run build -- --all, change something in content/, and once more'] }
  const { site, builds } = taken
  const link = join(sitesDir, site)
  await run('npx', ['tsx', 'apps/web/build/cli.ts', '--site', site, '--rollback', '--out', join(sitesDir, '..')])
  await tellNginx()

  const visits = new Visits(port, site === 'main' ? 'kokzhiek.example' : `${site}.kokzhiek.example`, builds)
  const visiting = Array.from({ length: visitors }, (_, index) => visits.visit(index))
  for (let turn = 0; turn < switches; turn++) {
    await setTimeout(interval)
    switchLink(link, join('..', 'builds', site, basename(builds[turn % 2 ? 0 : 1].folder)))
  }
  await setTimeout(interval)
  visits.isOver = true
  await Promise.all(visiting)
  const kind = builds[0].scripts.join() === builds[1].scripts.join() ? 'the same scripts' : 'other scripts'
  return { figures: `${visits.count} visits of ${site}, ${visits.requests} requests, ${switches} switches, ${kind}, ${visits.across} visits across one`, faults: visits.faults }
}

class Visits {
  count = 0
  requests = 0
  /** Visits that began in one build and ended in another. */
  across = 0
  isOver = false
  readonly faults: string[] = []
  private readonly pages: string[]

  constructor(
    private readonly port: number,
    private readonly host: string,
    private readonly builds: readonly [TakenBuild, TakenBuild],
  ) {
    const [one, other] = builds
    this.pages = one.pages.filter((page) => other.pages.includes(page) && !page.includes('404'))
  }

  async visit(index: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, localAddress: `127.0.3.${index + 1}` })
    for (let turn = index * 31; !this.isOver; turn += 7) {
      const [page, next] = [this.pages[turn % this.pages.length] ?? '/', this.pages[(turn + 3) % this.pages.length] ?? '/']
      const begun = await this.get(agent, '/builds/latest.json')
      const html = await this.get(agent, page)
      await setTimeout(interval * 2 * ((turn % 11) / 10))
      const scripts = [...html.matchAll(/data-src="([^"]+)"/g)].map(([, file = '']) => file)
      const shell = /"key":"([^"]+)"/.exec(html)?.[1]
      if (scripts.length === 0 || !shell || !html.trimEnd().endsWith('</html>')) this.faults.push(`${page} is not whole`)
      const known = this.builds.find(({ scripts: own }) => scripts.every((script) => own.includes(script)))
      const late = known ? Array.from({ length: 4 }, (_, at) => known.scripts[(turn * 5 + at * 13) % known.scripts.length] ?? '') : []
      if (!known) this.faults.push(`${page} names scripts of no build: ${scripts.join()}`)
      const data = `/page-data${next === '/' ? '/index' : next}/page-data.json`
      for (const path of [...scripts, ...late, `/shell/${shell}.json`, `/shell/${shell}.site-map.json`, '/page-data/app-data.json', data, next]) await this.get(agent, path)
      if ((await this.get(agent, '/builds/latest.json')) !== begun) this.across += 1
      this.count += 1
    }
    agent.destroy()
  }

  private async get(agent: Agent, path: string): Promise<string> {
    this.requests += 1
    const answer = await ask({ port: this.port, path, headers: { host: this.host }, agent }).catch((error: Error) => error.message)
    if (typeof answer === 'string' || answer.status !== 200) {
      this.faults.push(`${path}: ${typeof answer === 'string' ? answer : answer.status}`)
      return ''
    }
    return answer.body.toString()
  }
}
