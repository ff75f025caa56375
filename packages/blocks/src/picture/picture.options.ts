/** A picture of the contract, as far as it is shown. */
export interface PictureImage {
  readonly url: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** The same picture in other formats and sizes, by type, best first; a large drawing has none. */
  readonly sources?: readonly { readonly type: string; readonly width: number; readonly url: string }[] | null
}

export interface PictureOptions {
  image: PictureImage
  /** How wide it is shown, by the width of the window, as `<img sizes>` has it: the browser takes no more pixels than that. */
  sizes: string
  /** What it shows; empty where the text beside it says so. Default empty. */
  alt?: string
  lang?: string | undefined
  className?: string | undefined
  /** `first` for the one that is seen first of all, `eager` for others that are seen at once. Default `lazy`. */
  load?: 'first' | 'eager' | 'lazy'
}
