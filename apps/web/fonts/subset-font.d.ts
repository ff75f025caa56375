/** The package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** Tags of OpenType, `tnum`; without it all of the font's. */
    keepFeatures?: string[]
    /** A range of an axis that is kept, or the value that it is set to for good. */
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
