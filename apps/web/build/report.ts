import type { Outcome } from './builder'
import type { Reason } from './reasons'

const mostLines = 20
const mostFiles = 3

/** What became of the sites, for people. What went wrong comes last, where it is seen. */
export function report(outcomes: readonly Outcome[]): { lines: string[]; isGood: boolean } {
  const bad = outcomes.filter(isBad)
  const lines = [...outcomes.filter((outcome) => !isBad(outcome)), ...bad].flatMap(linesOf)
  const anew = outcomes.reduce((sum, outcome) => sum + ('made' in outcome ? outcome.made.length : 0), 0)
  const counts = (['published', 'planned', 'unchanged', 'refused', 'failed'] as const).flatMap((kind) => {
    const count = outcomes.filter((outcome) => outcome.kind === kind).length
    return count > 0 ? [`${count} ${kind}`] : []
  })
  return { lines: [...lines, `${counts.join(', ')}; ${anew} pages ${outcomes.some(({ kind }) => kind === 'planned') ? 'would be' : ''} made`.replace('  ', ' ')], isGood: bad.length === 0 }
}

function isBad({ kind }: Outcome): boolean {
  return kind === 'failed' || kind === 'refused'
}

function linesOf(outcome: Outcome): string[] {
  const { site } = outcome
  switch (outcome.kind) {
    case 'unchanged':
      return []
    case 'failed':
      return [outcome.isServed ? `${site}: is published, but something failed after that.` : `${site}: could not be built; the former build stays.`, outcome.message]
    case 'refused':
      return [`${site}: is not published; the former build stays.`, ...shortened(outcome.faults.map((fault) => `  ${fault}`))]
    default: {
      const { made, renamed, gone, broken, seconds, memory } = outcome
      const others = renamed > 0 ? `, ${renamed} only given the new names of the scripts` : ''
      const whole = outcome.kind === 'planned' ? `${site}: ${made.length} pages would be made${others}` : `${site}: ${outcome.pages} pages, ${made.length} of them made${others} (${seconds.toFixed(1)} s, ${Math.round(memory / 1e6)} MB)`
      const isFirst = made.every(({ reason }) => reason.kind === 'new')
      return [
        whole,
        ...(isFirst && made.length > mostLines ? ['  all: the site was not built before'] : shortened([...groupByReason(made), ...gone.map((path) => `  ${path}: is no more`)])),
        ...shortened(broken.map(({ page, link }) => `  warning: ${page} leads to ${link}, where nothing is`)),
      ]
    }
  }
}

/** Pages that share a reason that concerns all of them stand in one line. */
function groupByReason(made: readonly { path: string; reason: Reason }[]): string[] {
  const groups = new Map<string, string[]>()
  for (const { path, reason } of made) groups.set(textOf(reason), [...(groups.get(textOf(reason)) ?? []), path])
  return [...groups].map(([text, paths]) => `  ${paths.length > 3 ? `${paths.slice(0, 2).join(', ')} and ${paths.length - 2} more` : paths.join(', ')}: ${text}`)
}

function textOf(reason: Reason): string {
  switch (reason.kind) {
    case 'new':
      return 'new'
    case 'code':
      return `the code has changed: ${reason.files.slice(0, mostFiles).join(', ')}${reason.files.length > mostFiles ? ` and ${reason.files.length - mostFiles} more` : ''}`
    case 'settings':
      return 'the settings of the build have changed'
    case 'shell':
      return 'menus, settings or alerts of the site have changed'
    case 'hour':
      return 'another hour has begun'
    case 'surroundings':
      return 'feeds, programmes or pictures that it names have changed'
    case 'lost':
      return 'the former build has lost it'
    case 'data':
      return `its data have changed: ${reason.places.join(', ')}`
  }
}

function shortened(lines: string[]): string[] {
  return lines.length > mostLines ? [...lines.slice(0, mostLines), `  and ${lines.length - mostLines} more`] : lines
}
