import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasEntry } from './changelog'
import { checkRelease, type Judgement } from './check-release'
import { listChanges } from './contract-changes'
import { parseVersion } from './version'

/** Compares the contract of a folder (packages/api-schema) with its last release. */
export async function checkContract(folder: string): Promise<Judgement> {
  const { currentFile, releasedFile, changelogFile } = filesOf(folder)
  const [current, released] = await Promise.all([readFile(currentFile, 'utf8'), readFile(releasedFile, 'utf8').catch(ifMissing)])
  if (released === undefined) return { ok: true, lines: ['No contract is released yet: `npm run contract:release` makes the first release.'] }
  const changes = current === released ? [] : await listChanges(releasedFile, currentFile)
  return checkRelease({ released: versionOf(released), current: versionOf(current), changes, changelog: await readFile(changelogFile, 'utf8') })
}

/** Makes the present contract the released one, if its version and the changelog allow. */
export async function releaseContract(folder: string): Promise<Judgement> {
  const { currentFile, releasedFile, changelogFile } = filesOf(folder)
  const version = versionOf(await readFile(currentFile, 'utf8'))
  parseVersion(version)
  const released = await readFile(releasedFile, 'utf8').catch(ifMissing)
  if (released !== undefined && versionOf(released) === version) {
    const judgement = await checkContract(folder)
    return judgement.ok ? { ok: false, lines: [`${version} is released already.`] } : judgement
  }
  const judgement = released === undefined ? { ok: true, lines: [] } : await checkContract(folder)
  if (!judgement.ok) return judgement
  if (!hasEntry(await readFile(changelogFile, 'utf8'), version)) {
    return { ok: false, lines: [`CHANGELOG.md says nothing of ${version}: it needs a heading "## ${version}" with at least one line "- …".`] }
  }
  await mkdir(dirname(releasedFile), { recursive: true })
  await copyFile(currentFile, releasedFile)
  return { ok: true, lines: [...judgement.lines, `Released ${version}: commit released/openapi.json.`] }
}

function filesOf(folder: string) {
  return {
    currentFile: join(folder, 'src/generated/openapi.json'),
    releasedFile: join(folder, 'released/openapi.json'),
    changelogFile: join(folder, 'CHANGELOG.md'),
  }
}

function versionOf(document: string): string {
  const { info } = JSON.parse(document) as { info: { version: string } }
  return info.version
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
