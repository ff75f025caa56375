import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { ask } from '../ask'
import { switchLink, switchedSite, writeFiles } from '../sites'

export interface NewBuildOptions {
  port: number
  sitesDir: string
  /** `builds`, beside it. */
  buildsDir: string
  /** write-nginx-maps.ts, then a reload. */
  tellNginx(): Promise<void>
}

const host = `${switchedSite}.kokzhiek.example`

/** A switch of the link holds at once, and no page ever comes with the policy of another build, whether or not nginx was told. */
export async function checkNewBuild({ port, sitesDir, buildsDir, tellNginx }: NewBuildOptions): Promise<{ figures: string; faults: string[] }> {
  const faults: string[] = []
  const link = join(sitesDir, switchedSite)
  const show = (id: string) => switchLink(link, join('..', 'builds', switchedSite, id))
  const expect = async (when: string, id: string, byNginx: boolean) => {
    const page = await read(port)
    const former = await ask({ port, path: '/Old?id=1', headers: { host } })
    const found = [page.body, page.policy, page.byNginx, former.headers.location]
    const expected = [pageOf(id), hashOf(id), byNginx, `/kz/${id}`]
    if (String(found) !== String(expected)) faults.push(`${when}: ${found.join(' | ')}, not ${expected.join(' | ')}`)
  }
  for (const id of ['a', 'b']) writeBuild(join(buildsDir, switchedSite, id), id)
  show('a')
  await expect('a build that nginx was not told of', 'a', false)
  await tellNginx()
  await expect('one that it was told of', 'a', true)
  show('b')
  await expect('the other one that was there', 'b', true)
  writeBuild(join(buildsDir, switchedSite, 'c'), 'c')
  show('c')
  await expect('a new one', 'c', false)
  await tellNginx()
  await expect('the new one, told', 'c', true)
  show('a')
  await expect('a rollback', 'a', true)

  let [asked, isOver] = [0, false]
  const asking = Array.from({ length: 8 }, async () => {
    for (; !isOver; asked++) {
      const { body, policy, status } = await read(port)
      const id = /build (\w)/.exec(body)?.[1] ?? ''
      if (status !== 200 || policy !== hashOf(id)) faults.push(`during a switch: ${status} ${body} with ${policy}`)
    }
  })
  for (let turn = 0; turn < 300; turn++) {
    show(['a', 'b', 'c'][turn % 3] ?? 'a')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  isOver = true
  await Promise.all(asking)
  return { figures: `${asked} visits during 300 switches`, faults }
}

const pageOf = (id: string) => `<p>build ${id}</p>`
const hashOf = (id: string) => `'sha256-${createHash('sha256').update(id).digest('base64')}'`

function writeBuild(dir: string, id: string): void {
  writeFiles(dir, {
    'index.html': pageOf(id),
    'who.txt': switchedSite,
    'csp-hashes.json': JSON.stringify([hashOf(id).slice(1, -1)]),
    'redirects.json': JSON.stringify({ '/Old?id=1': `/kz/${id}`, '/old?id=1': '/kz/small', '/$a"\\b': `/kz/$${id}`, '/KZ': '/kz', [`/${'x'.repeat(2_000)}`]: '/kz/long' }),
  })
}

async function read(port: number): Promise<{ status: number; body: string; policy: string | undefined; byNginx: boolean }> {
  const { status, body, headers } = await ask({ port, path: '/', headers: { host } })
  const policy = /script-src 'self' (\S+?)(?:;|$)/.exec(String(headers['content-security-policy']))?.[1]
  // The API's tags are weak ones.
  return { status, body: body.toString(), policy, byNginx: headers.etag?.startsWith('"') === true }
}
