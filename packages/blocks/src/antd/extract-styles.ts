import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider, DatePicker, Modal, type ThemeConfig } from 'antd'
import postcss, { type ChildNode, type Container, type Rule } from 'postcss'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Sizes: those of the site's own controls, and seven columns of days that fit on the narrowest phone. Colours, type and motion are in site-tokens.css. */
const theme: ThemeConfig = {
  hashed: false,
  // The class that antd itself puts on all that it renders: so the styles hold, too, where a bundler leaves its own in.
  cssVar: { key: 'css-var-root' },
  token: { borderRadius: 4, controlHeight: 44, fontSize: 16 },
  components: { DatePicker: { cellWidth: 36, cellHeight: 30 } },
}

/** What stands for each part while its styles are taken, by the name of the file that they are for. */
const parts: Record<string, ReactElement> = {
  'dialog.css': createElement(Modal),
  'calendar.css': createElement(DatePicker.RangePicker),
}

/** Classes of the two parts, and of how they come and go. What antd says of links and icons is for the whole page: links are the site's, and the icons bring theirs along. */
const used = /^(ant-(modal|picker|zoom|fade|slide-up)(-|$)|css-var-root$)/
/** Of these what no page shows: other sizes, looks and states, other kinds of calendars and dialogs, writing from right to left. */
const unused =
  /-(rtl|small|large|sm|lg|filled|borderless|underlined|compact|disabled|multiple|status|time|datetime|week|quarter|presets?|ranges|selection|selector|ok|now|footer|pure|confirm|blur|skeleton|show|prefix)(-|$)/

/** States that never come, and the ring of what has the focus, which is the site's. */
const unusedStates = /\[disabled\]|:disabled|:focus-visible/

/**
 * What antd would write at run time for the dialog and the calendar, as far as it is used here.
 *
 * @param siteTokens the text of site-tokens.css: variables that have their values there are left out
 * @returns CSS by name of its file in this folder
 */
export function extractStyles(siteTokens: string): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).map(([file, part]) => [file, header + prune(stylesOf(part), namesOf(siteTokens))]))
}

const header = `/*
 * What antd writes at run time, taken from it. Do not edit.
 * After a change of extract-styles.ts, of site-tokens.css or of antd: \`npx tsx packages/blocks/src/antd/write-styles.ts\`.
 */
`

function stylesOf(part: ReactElement): string {
  const cache = createCache()
  renderToStaticMarkup(createElement(StyleProvider, { cache }, createElement(ConfigProvider, { theme }, part)))
  return extractStyle(cache, { plain: true, types: ['style', 'token', 'cssVar'] })
}

/** @param known names of variables that have their values elsewhere */
function prune(css: string, known: readonly string[]): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (isStep(rule)) return
    const kept = rule.selectors.filter(isUsed)
    if (kept.length > 0) rule.selectors = kept
    else rule.remove()
  })
  // For dialogs whose width is told for each window; these tell theirs themselves.
  root.walkDecls((declaration) => void (/--ant-modal-\w+-width/.test(declaration.toString()) && declaration.remove()))
  dropUnusedVariables(root, known)
  const names = root.toString()
  root.walkAtRules('keyframes', (rule) => void (names.split(rule.params).length < 3 && rule.remove()))
  for (const kind of ['rule', 'atrule']) root.walk((node) => void (node.type === kind && 'nodes' in node && node.nodes?.length === 0 && node.remove()))
  return layOut(root)
}

function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'
}

/** What a selector is not to have says nothing about what it has. */
function isUsed(selector: string): boolean {
  const has = selector.replace(/:not\([^)]*\)/g, '')
  const classes = has.match(/\.[\w-]+/g)?.map((name) => name.slice(1)) ?? []
  return classes.length > 0 && !unusedStates.test(has) && classes.every((name) => used.test(name) && !unused.test(name))
}

/** Those that have their values elsewhere, and those that nothing asks for; one may be asked for by another alone. */
function dropUnusedVariables(root: Container, known: readonly string[]): void {
  root.walkDecls(/^--ant-/, (declaration) => void (known.includes(declaration.prop) && declaration.remove()))
  for (let isDone = false; !isDone; ) {
    isDone = true
    const asked = askedFor(root.toString())
    root.walkDecls(/^--ant-/, (declaration) => {
      if (asked.has(declaration.prop)) return
      declaration.remove()
      isDone = false
    })
  }
}

/** Variables of antd that have a value in CSS. */
export function namesOf(css: string): string[] {
  return css.match(/--ant-[\w-]+(?=:)/g) ?? []
}

/** Variables of antd that CSS asks for. */
export function askedFor(css: string): Set<string> {
  return new Set(css.match(/--ant-[\w-]+(?=[,)])/g))
}

/** A line for each selector and declaration, so that a comparison shows what another version changes. */
function layOut(root: Container): string {
  root.walk((node) => {
    const depth = depthOf(node)
    node.raws.before = `\n${'  '.repeat(depth)}`
    if (node.type === 'decl') Object.assign(node, { value: node.value.replace(/\s+/g, ' ').trim(), raws: { ...node.raws, between: ': ' } })
    if (node.type === 'rule') node.selector = node.selectors.join(`,\n${'  '.repeat(depth)}`)
    if ('nodes' in node && node.nodes) Object.assign(node.raws, { between: ' ', after: `\n${'  '.repeat(depth)}`, semicolon: true })
  })
  return `${root.toString().trim()}\n`
}

function depthOf({ parent }: ChildNode): number {
  return parent && parent.type !== 'root' ? 1 + depthOf(parent as ChildNode) : 0
}
