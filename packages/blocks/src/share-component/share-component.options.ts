/** Editors have no choice: what is shared is the page. */
export interface ShareComponentOptions {
  /** Icons alone, in one line: for templates that end with it. Default false. */
  compact?: boolean
}
