import type { SaxesTagNS } from 'saxes'
import { anyElement, idsOf, referencesIn, referencesOf, referencesOfRules, type Reference } from './style-references'
import { SvgFault } from './svg-fault'

/** Elements in each other, as they are written and as they are drawn. Drawing programs have ten or twenty. */
export const mostLevels = 200
/** Each as often as it is drawn. */
export const mostElements = 100_000

interface Element {
  local: string
  id: string | undefined
  /** What rules may match it by; see referencesOfRules. */
  keys: Set<string>
  references: Reference[]
  /** At least as many as there are points at which a marker may be drawn. */
  points: number
  children: Element[]
  /** Known when all is read. */
  uses: Use[]
  paints: Paints | undefined
}

/** A reference that leads to something. */
interface Use {
  property: string
  target: Element
}

/** What an element is painted with: its own, and what it inherits. */
interface Paints {
  uses: Use[]
  outer: Paints | undefined
}

interface Weight {
  /** It, and all that is drawn for it. */
  elements: number
  /** See Element. */
  points: number
  levels: number
}

/**
 * The elements of a drawing, and what it costs to draw them: `<use>`, patterns, masks, markers, clip paths and filters repeat others,
 * which repeat others, so that a few lines can ask for more than any browser can draw.
 */
export class DrawnElements {
  private readonly open: Element[] = []
  private readonly byId = new Map<string, Element>()
  /** Undefined while it is being worked out. */
  private readonly weights = new Map<Element, Weight | undefined>()
  private root: Element | undefined
  private count = 0
  private useCount = 0
  private pointsOfRules = 0

  /** @throws SvgFault at once when there are too many, or too many in each other: to read on could take minutes */
  enter(tag: SaxesTagNS): void {
    this.count += 1
    if (this.count > mostElements) throw tooMany()
    if (this.open.length >= mostLevels) throw tooDeep()
    const element = elementOf(tag)
    if (element.id !== undefined && !this.byId.has(element.id)) this.byId.set(element.id, element)
    this.open.at(-1)?.children.push(element)
    this.root ??= element
    this.open.push(element)
  }

  leave(): void {
    this.open.pop()
  }

  /**
   * To be called when all is read.
   *
   * @param styles the text of all that stands in a `<style>`
   * @throws SvgFault
   */
  check(styles: string): void {
    if (!this.root) return
    const rules = new Map(Array.from(referencesOfRules(styles), ([key, references]) => [key, this.usesOf(references)]))
    this.pointsOfRules = /\bpath\(/i.test(styles) ? pointsIn(styles) : 0
    this.resolve(this.root, rules, undefined)
    this.weigh(this.root, 1)
  }

  private resolve(element: Element, rules: ReadonlyMap<string, Use[]>, outer: Paints | undefined): void {
    element.uses = [...this.usesOf(element.references), ...[...element.keys].flatMap((key) => rules.get(key) ?? [])]
    this.useCount += element.uses.length
    if (this.useCount > mostElements) throw tooMany()
    const own = element.uses.filter(isInherited)
    element.paints = own.length > 0 ? { uses: own, outer } : outer
    for (const child of element.children) this.resolve(child, rules, element.paints)
  }

  private usesOf(references: Reference[]): Use[] {
    return references.flatMap(({ property, id }) => {
      const target = this.byId.get(id)
      // A gradient that something is filled with is no drawing of its own.
      return target && (property === href || !gradients.has(target.local)) ? [{ property, target }] : []
    })
  }

  /** @param level of these calls: what is drawn has no fewer */
  private weigh(element: Element, level: number): Weight {
    if (level > mostLevels) throw tooDeep()
    if (this.weights.has(element)) {
      const known = this.weights.get(element)
      if (!known) throw new SvgFault(`has something that is drawn within itself${element.id === undefined ? '' : `: #${element.id}`}`)
      return known
    }
    this.weights.set(element, undefined)

    const weight: Weight = { elements: 1, points: Math.max(1, element.points + this.pointsOfRules), levels: 1 }
    const add = (part: Element, times: number) => {
      const { elements, points, levels } = this.weigh(part, level + 1)
      weight.elements += elements * times
      weight.points += points * times
      weight.levels = Math.max(weight.levels, levels + 1)
      if (weight.elements > mostElements) throw tooMany()
      if (weight.levels > mostLevels) throw tooDeep()
    }
    for (const child of element.children) add(child, 1)
    for (const use of element.uses) if (isOfItself(use)) add(use.target, 1)
    if (painted.has(element.local)) {
      // All that a <use> repeats inherits from it.
      const [times, timesAtPoints] = element.local === 'use' ? [weight.elements, weight.points] : [1, weight.points]
      for (let paints = element.paints; paints; paints = paints.outer) {
        for (const { property, target } of paints.uses) add(target, atPoints.test(property) ? timesAtPoints : times)
      }
    }
    this.weights.set(element, weight)
    return weight
  }
}

const href = 'href'
const gradients = new Set(['linearGradient', 'radialGradient'])

/** What has a fill, a stroke or markers, or repeats what has. */
const painted = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath', 'image', 'use'])

/** Properties whose markers are at every point of a line, or may be: where variables lead is not followed. */
const atPoints = /^(marker|marker-mid|--.*|)$/

/** Variables and what is not known here may be of both kinds. */
function isInherited({ property }: Use): boolean {
  return !/^(href|(-webkit-)?(mask|mask-image|clip-path|filter|backdrop-filter))$/.test(property)
}

function isOfItself({ property }: Use): boolean {
  return !/^(fill|stroke|marker|marker-(start|mid|end))$/.test(property)
}

function elementOf({ local, attributes }: SaxesTagNS): Element {
  const all = Object.values(attributes)
  const valueOf = (name: string) => attributes[name]?.value
  const references = all.flatMap(({ uri, local: name, value }) => {
    if (name === href) return idsOf(value).map((id) => ({ property: href, id }))
    if (uri !== '') return []
    return name === 'style' ? referencesIn(value) : referencesOf(name, value)
  })
  const id = valueOf('id') ?? valueOf('xml:id')
  const keys = new Set([anyElement, local, ...(id === undefined ? [] : [`#${id}`]), ...(valueOf('class') ?? '').split(/\s+/).map((name) => `.${name}`)])
  const points = pointsIn(['d', 'points', 'style'].map((name) => valueOf(name) ?? '').join(' '))
  return { local, id, keys, references, points, children: [], uses: [], paints: undefined }
}

/** At least: every point has a letter or a number of its own. */
function pointsIn(text: string): number {
  return text.match(/[a-z]|\d+/gi)?.length ?? 0
}

function tooDeep(): SvgFault {
  return new SvgFault(`has elements more than ${mostLevels} deep in each other, which browsers take too long to draw`)
}

function tooMany(): SvgFault {
  return new SvgFault(`has more than ${mostElements} elements to draw, with all that <use>, patterns, masks, markers, clip paths and filters repeat; browsers take too long for it`)
}
