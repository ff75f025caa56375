/** Red, green, blue: 0 to 255. */
export type Colour = readonly [number, number, number]

/** What CSS computes a colour to: `rgb(20, 38, 45)`, `rgba(0, 0, 0, 0.4)`, `color(srgb 0.1 0.2 0.3 / 0.5)`. @throws Error for any other form */
export function parseColour(css: string): { colour: Colour; alpha: number } {
  const [, form = '', inside = ''] = /^(rgba?|color)\((.*)\)$/.exec(css.trim()) ?? []
  const scale = form === 'color' ? 255 : 1
  const numbers = inside.replace(/^srgb /, '').split(/[\s,/]+/).map(Number)
  const [red = NaN, green = NaN, blue = NaN, alpha = 1] = numbers
  if ([red, green, blue, alpha].some(Number.isNaN)) throw new Error(`Not a colour that is known: ${css}`)
  return { colour: [red * scale, green * scale, blue * scale], alpha }
}

/** A colour that is partly transparent, on an opaque ground. */
export function blend(colour: Colour, alpha: number, ground: Colour): Colour {
  const mix = (index: 0 | 1 | 2) => colour[index] * alpha + ground[index] * (1 - alpha)
  return [mix(0), mix(1), mix(2)]
}

/** Relative luminance of WCAG 2: 0 for black, 1 for white. */
export function luminanceOf([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** 1 to 21. */
export function ratioOf(one: Colour, other: Colour): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The value below which such a share of all lies, 0 to 1: `percentile(all, 0.02)` is the worst but for stray ones. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

/** The least contrast that WCAG asks of a text: level AA; AAA for all letters in the schemes for poor sight. */
export function limitOf({ size, weight, isScheme }: { size: number; weight: number; isScheme: boolean }): number {
  if (isScheme) return 7
  return size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5
}

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
