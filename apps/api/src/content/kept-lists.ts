/** Of ids and of what they are found under, in bytes. When they take more, all are forgotten: nobody asks for so many different lists. */
const usualMost = 16 * 1024 * 1024

/** What an entry takes beside what it holds, roughly. */
const bytesAround = 300

/**
 * What lists consist of, as of one version of the content and a time in which nothing appears or ends by itself: who turns a page, or types
 * another word, need not have thousands of items counted and put in order once more.
 */
export class KeptLists {
  private readonly lists = new Map<string, Promise<{ bytes: number }>>()
  private bytes = 0

  constructor(private readonly most = usualMost) {}

  /** @param find what is kept under the key, unless it is already; one key has one kind of list */
  async keep<List extends { bytes: number }>(key: string, find: () => Promise<List>): Promise<List> {
    const known = this.lists.get(key) as Promise<List> | undefined
    if (known) return known
    const started = find()
    this.lists.set(key, started)
    try {
      const { bytes } = await started
      this.bytes += bytes + 2 * key.length + bytesAround
      if (this.bytes > this.most) this.forget()
    } catch {
      // Who asked is told by what he waits for.
      this.lists.delete(key)
    }
    return started
  }

  private forget(): void {
    this.lists.clear()
    this.bytes = 0
  }
}
