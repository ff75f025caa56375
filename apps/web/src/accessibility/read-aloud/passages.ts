import { columnHeaders } from './column-headers'
import { isControl, isLeftOut, isPhrase, layoutOf, textOfPicture } from './what-is-read'

/** What is read in one go: a paragraph, a heading, a cell, a picture, or the part of one that is in one language. */
export interface Passage {
  text: string
  /** Language tag without a region: `kk`. */
  language: string
  /** What it belongs to. Passages of one element are one step for the reader. */
  element: Element
  /** Where it stands in the page; collapsed when it has gone from there. */
  range: Range
}

/** A point in the page, as ranges have it. */
type Point = [node: Node, offset: number]

interface OpenPassage {
  text: string
  language: string
  element: Element
  start: Point
  end: Point
}

/**
 * The text below `root` in its order, with the texts of pictures, and before the text of each cell of a table the headers
 * of its column. Without navigation, controls and what is hidden.
 *
 * @param selection only what is in it; then cells are read as they stand
 */
export function passagesOf(root: Element, selection?: Range): Passage[] {
  const passages: Passage[] = []
  let open: OpenPassage | undefined
  let header: { text: string; language: string } | undefined

  function close(): void {
    if (!open) return
    const { language, element, start, end } = open
    const text = tidy(open.text)
    open = undefined
    if (!isSpoken(text)) return
    const range = document.createRange()
    range.setStart(...start)
    range.setEnd(...end)
    passages.push({ text, language, element, range })
  }

  function add(text: string, language: string, element: Element, start: Point, end: Point): void {
    if (header && isSpoken(text)) {
      open = { ...header, text: `${header.text}: `, element, start, end }
      header = undefined
    }
    // Signs and spaces have no language.
    if (open && open.language !== language && isSpoken(text)) close()
    if (open) Object.assign(open, { text: open.text + text, end })
    else if (text.trim()) open = { text, language, element, start, end }
  }

  function addText(node: Text, element: Element, language: string): void {
    const from = node === selection?.startContainer ? selection.startOffset : 0
    const to = node === selection?.endContainer ? selection.endOffset : node.length
    add(node.data.slice(from, to), language, element, [node, from], [node, to])
  }

  function addPicture(picture: Element, text: string, element: Element, language: string): void {
    const place = document.createRange()
    place.selectNode(picture)
    add(` ${text} `, language, element, [place.startContainer, place.startOffset], [place.endContainer, place.endOffset])
  }

  function visit(element: Element, around: Element, outer: string): void {
    if (isLeftOut(element)) return
    const language = ownLanguage(element) ?? outer
    const layout = layoutOf(element)
    const own = layout === 'block' && !isPhrase(element) ? element : around
    const picture = textOfPicture(element)

    if (layout === 'block') close()
    if (picture !== undefined) addPicture(element, picture, own, language)
    else if (isControl(element)) for (const image of element.querySelectorAll('img')) visit(image, own, language)
    else if (element instanceof HTMLTableElement && !selection) visitTable(element, language)
    else if (element instanceof HTMLDetailsElement && !element.open) for (const summary of element.querySelectorAll(':scope > summary')) visit(summary, own, language)
    else {
      const isApart = layout === 'box' || element.tagName === 'BR'
      if (isApart && open) open.text += ' '
      visitAll(element, own, language)
      if (isApart && open) open.text += ' '
    }
    if (layout === 'block') close()
  }

  function visitAll(parent: Element, around: Element, language: string): void {
    for (const node of parent.childNodes) {
      if (selection && !selection.intersectsNode(node)) continue
      if (node instanceof Text) addText(node, around, language)
      else if (node instanceof Element) visit(node, around, language)
    }
  }

  function visitTable(table: HTMLTableElement, language: string): void {
    if (table.caption) visit(table.caption, table, language)
    const headers = columnHeaders(table)
    for (const row of table.rows) {
      if (headers.rows.has(row) || isLeftOut(row)) continue
      for (const cell of row.cells) {
        if (isLeftOut(cell)) continue
        close()
        const names = cell.tagName === 'TD' ? headers.of(cell) : []
        const text = names.map(nameOf).filter(Boolean).join(', ')
        header = text ? { text, language: names[0] ? languageOf(names[0], language) : language } : undefined
        visitAll(cell, row, languageOf(cell, language))
        header = undefined
      }
      close()
    }
  }

  visitAll(root, root, languageOf(root, ''))
  close()
  return passages
}

/** The index of the first passage that begins in the window, below what covers its upper edge; else of the one that fills it; else 0. */
export function firstInView(passages: readonly Passage[], { top, bottom }: { top: number; bottom: number }): number {
  const boxes = passages.map(({ range }) => range.getBoundingClientRect())
  const beginning = boxes.findIndex((box) => box.top >= top && box.top < bottom)
  return Math.max(0, beginning >= 0 ? beginning : boxes.findIndex((box) => box.top < top && box.bottom >= bottom))
}

function ownLanguage(element: Element): string | undefined {
  return element.getAttribute('lang')?.toLowerCase().split('-')[0] || undefined
}

function languageOf(element: Element, otherwise: string): string {
  const named = element.closest('[lang]:not([lang=""])')
  return (named && ownLanguage(named)) ?? otherwise
}

/** The words of a header, also of one that sorts by a button. */
function nameOf(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof HTMLElement) || node.hidden || node.getAttribute('aria-hidden') === 'true') return ''
  return tidy([...node.childNodes].map(nameOf).join(''))
}

function isSpoken(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** Soft hyphens go: voices make a pause of them. */
function tidy(text: string): string {
  return text.replace(/\u00ad/g, '').replace(/\s+/g, ' ').trim()
}
