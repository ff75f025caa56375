import fs from 'node:fs'
import path from 'node:path'
import type { SatoriOptions } from 'satori'

/** What stands in a preview that is drawn. */
export interface PreviewText {
  title: string
  /** The section, or what the site says of itself. */
  overline: string
  siteName: string
  /** BCP 47. */
  language: string
}

export const previewWidth = 1200
export const previewHeight = 630
const margin = 72
/** Pixels, of a square emblem. */
export const markSize = 76
const textWidth = previewWidth - 2 * margin

const styles = path.resolve(__dirname, '../../src/styles')
/** Of the site's design tokens. */
export const colors = { ground: token('brand-strong'), ink: token('on-deep'), muted: token('on-deep-muted'), accent: token('accent') }

/**
 * The title on the university's colours, as SVG. All letters are paths, so that no font of the machine has a say.
 *
 * @param logo data URL
 */
export function drawPreview({ title, overline, siteName, language }: PreviewText, logo: string | undefined): Promise<string> {
  const content = box({ width: textWidth, height: 490, marginTop: 64, marginLeft: margin, flexDirection: 'column', justifyContent: 'space-between' }, [
    box({ alignItems: 'center', fontSize: 30, fontWeight: 500 }, [
      ...(logo ? [{ type: 'img', props: { src: logo, width: markSize, height: markSize, style: { flexShrink: 0, marginRight: 24 } } }] : []),
      text({ flexGrow: 1, flexShrink: 1, lineClamp: 2 }, siteName),
    ]),
    box({ flexDirection: 'column', width: textWidth }, [
      ...(overline ? [text({ width: textWidth, marginBottom: 22, fontSize: 30, fontWeight: 500, lineClamp: 1, color: colors.accent }, overline)] : []),
      text({ width: textWidth, fontFamily: 'Literata', fontWeight: 600, fontSize: sizeOf(title), lineHeight: 1.16, letterSpacing: '-0.01em', lineClamp: 5, lang: language }, title),
    ]),
  ])
  const band = box({ position: 'absolute', left: 0, bottom: 0, width: previewWidth, height: 12, background: colors.accent }, [])
  const frame = box({ width: previewWidth, height: previewHeight, background: colors.ground, color: colors.ink, fontFamily: 'Onest' }, [...sun(), content, band])
  return draw(frame, previewWidth, previewHeight)
}

/** The sun of the emblem, rising beyond the edge. */
function sun(): Element[] {
  return [520, 360, 200].map((size) => box({ position: 'absolute', right: 40 - size / 2, top: 30 - size / 2, width: size, height: size, borderRadius: size / 2, background: colors.accent, opacity: 0.09 }, []))
}

/** A letter instead of a missing emblem. */
export function drawMark(letter: string): Promise<string> {
  const mark = box({ width: 512, height: 512, borderRadius: 112, alignItems: 'center', justifyContent: 'center', background: colors.ground, color: colors.accent, fontFamily: 'Literata', fontWeight: 600, fontSize: 320 }, [letter])
  return draw(mark, 512, 512)
}

/** Most builds find all pictures drawn, and need not load what draws them. */
async function draw(element: Element, width: number, height: number): Promise<string> {
  const { default: satori } = await import('satori')
  return satori(element as Parameters<typeof satori>[0], { width, height, fonts: fonts() })
}

interface Element {
  type: string
  props: { style?: object; children?: unknown; [property: string]: unknown }
}

function box(style: object, children: (Element | string)[]): Element {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

/** A block: it breaks into lines and can be clamped. */
function text({ lang, ...style }: Record<string, unknown>, content: string): Element {
  return { type: 'div', props: { lang, style: { display: 'block', ...style }, children: content } }
}

/** The longer the title, the smaller its letters: what counts is that it is there as a whole. */
function sizeOf(title: string): number {
  if (title.length <= 36) return 84
  if (title.length <= 70) return 68
  return title.length <= 120 ? 56 : 46
}

let loaded: SatoriOptions['fonts'] | undefined

function fonts(): SatoriOptions['fonts'] {
  loaded ??= [
    { name: 'Literata', weight: 600, style: 'normal', data: fs.readFileSync(require.resolve('@expo-google-fonts/literata/600SemiBold/Literata_600SemiBold.ttf')) },
    { name: 'Onest', weight: 500, style: 'normal', data: fs.readFileSync(require.resolve('@expo-google-fonts/onest/500Medium/Onest_500Medium.ttf')) },
  ]
  return loaded
}

function token(name: string): string {
  const [, value] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(fs.readFileSync(path.join(styles, 'tokens.css'), 'utf8')) ?? []
  if (!value) throw new Error(`tokens.css has no colour --color-${name}`)
  return value
}
