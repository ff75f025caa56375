import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ask } from '../ask'
import { root } from '../settings'
import { switchLink, writeFiles } from '../sites'

/** apps/api/src/sites/hosts.json; the unit test of the rule has the same cases. */
interface HostCases {
  formsOfTheSite: string[]
  formsOfTheMainSite: string[]
  hosts: Record<string, string>
  noHosts: Record<string, string>
}

export interface HostOptions {
  port: number
  apiPort: number
  /** Empty, and empty again afterwards. */
  sitesDir: string
  buildsDir: string
  tellNginx(): Promise<void>
}

/** nginx finds the same site by the host as the API does, and both what is written for them; for this every site is its own name. */
export async function checkHosts({ port, apiPort, sitesDir, buildsDir, tellNginx }: HostOptions): Promise<{ figures: string; faults: string[] }> {
  const cases = JSON.parse(readFileSync(join(root, 'apps/api/src/sites/hosts.json'), 'utf8')) as HostCases
  const identifiers = siteSlugs().filter(Boolean)
  const folders = ['main', ...identifiers]
  for (const folder of folders) {
    const build = join(buildsDir, folder, 'name')
    writeFiles(build, { 'index.html': folder, '404.html': 'no such page', 'csp-hashes.json': '[]', 'redirects.json': '{}' })
    switchLink(join(sitesDir, folder), build)
  }
  await tellNginx()

  const ofForms = (forms: string[], siteOf: (id: string) => string) => forms.flatMap((form) => identifiers.map((id) => [form.replace('ID', id), siteOf(id)] as const))
  const hosts = [...ofForms(cases.formsOfTheSite, (id) => id), ...ofForms(cases.formsOfTheMainSite, () => ''), ...Object.entries(cases.hosts)].flatMap(([host, site]) => [[host, site] as const, [host.toUpperCase(), site] as const])
  const faults: string[] = []
  for (const [host, site] of hosts) {
    for (const [name, asked] of Object.entries({ nginx: port, API: apiPort })) {
      const { status, body } = await ask({ port: asked, path: '/', headers: { host } })
      if (status !== 200 || body.toString() !== (site || 'main')) faults.push(`${name} answers ${host} with ${status} ${body.toString().slice(0, 40)}, not ${site || 'main'}`)
    }
  }
  // nginx takes none of these for a host; where it does, it must be the same site.
  for (const [host, site] of Object.entries(cases.noHosts)) {
    const { status, body } = await ask({ port, path: '/', headers: { host } })
    if (status !== 400 && body.toString() !== (site || 'main')) faults.push(`"${host}" is answered with ${status} ${body.toString().slice(0, 40)}`)
  }
  for (const folder of folders) rmSync(join(sitesDir, folder))
  return { figures: `${hosts.length + Object.keys(cases.noHosts).length} hosts, ${identifiers.length} identifiers, the same from nginx and the API`, faults }
}

function siteSlugs(): string[] {
  const contract = JSON.parse(readFileSync(join(root, 'packages/api-schema/src/generated/openapi.json'), 'utf8')) as { components: { schemas: { SiteSlug: { enum: string[] } } } }
  return contract.components.schemas.SiteSlug.enum
}
