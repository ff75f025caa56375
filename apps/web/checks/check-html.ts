import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../e2e/settings'
import { isBuilt, onePageOfEach, pagesOf } from './built-templates'
import { programFile } from './programs'

/*
 * `npm run check:html [-- --site main] [--all]`: the built pages by the Nu HTML checker, the one behind validator.w3.org:
 * of each template one page in each language, or every page. Needs Java.
 */
const { values } = parseArgs({ options: { site: { type: 'string', multiple: true }, all: { type: 'boolean', default: false } } })
const sites = values.site ?? ['main', 'lib', 'fit'].filter(isBuilt)

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  subType?: 'warning' | 'fatal'
  message: string
  url?: string
  lastLine?: number
  extract?: string
}

/**
 * CSS that the checker does not know yet: container queries and their units, which browsers know since 2022, and `scroll-initial-target` (CSS Scroll
 * Snap 2; Chromium, and where it is unknown a row begins at its start).
 */
function isUnknownToTheChecker({ message, extract = '' }: Message): boolean {
  return /“(container-type|scroll-initial-target)”: Property “\1” doesn't exist|Unrecognized at-rule “@container”/.test(message) || (/: Unknown dimension\.$/.test(message) && /\d(cqw|cqh|cqi|cqb|cqmin|cqmax)\b/.test(extract))
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function main() {
  if (spawnSync('java', ['-version']).status !== 0) {
    console.error('The Nu HTML checker needs Java, and there is none on the PATH. Install it (Debian: apt-get install default-jre-headless).')
    process.exit(1)
  }
  const pages = sites.flatMap(pagesOf)
  const files = (values.all ? pages : onePageOfEach(pages)).map(({ file }) => file)
  if (files.length === 0) {
    console.error('No site is built; npm run build -- --all does it.')
    process.exit(1)
  }

  const messages: Message[] = []
  /** As many as a command line takes. */
  const batch = 500
  for (let at = 0; at < files.length; at += batch) messages.push(...check(files.slice(at, at + batch)))

  const kinds = new Map<string, Message[]>()
  for (const found of messages) {
    const kind = `${found.subType ?? found.type}: ${found.message}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), found])
  }
  for (const [kind, found] of kinds) {
    const [{ url = '', extract = '' } = {}] = found
    console.log(`${found.length} × ${kind}\n    ${path.relative(root, url.replace(/^file:/, ''))}: ${extract.replace(/\s+/g, ' ')}`)
  }
  console.log(`${files.length} pages of ${sites.join(', ')}: ${messages.length === 0 ? 'no error and no warning' : `${messages.length} errors and warnings`}`)
  if (messages.length > 0) process.exit(1)
}

/** What the checker calls info says that `<br />` has a slash too many; React writes it so. */
function check(some: string[]): Message[] {
  const jar = programFile('vnu-jar/build/dist/vnu.jar')
  const { stdout, stderr } = spawnSync('java', ['-Xss4m', '-jar', jar, '--format', 'json', '--stdout', ...some], { encoding: 'utf8', maxBuffer: 2 ** 29 })
  try {
    const answer = JSON.parse(stdout) as { messages: Message[] }
    return answer.messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning').filter((message) => !isUnknownToTheChecker(message))
  } catch {
    throw new Error(`The Nu HTML checker failed: ${stderr.trim() || stdout.slice(0, 500)}`)
  }
}
