/** What forms were answered, by the names of their drafts: as long as the page lives, and nowhere else. */
export const receipts = new Map<string, unknown>()
