const giveUpAfterMs = 5000

/** What can be pressed. */
const buttons = 'button, summary, a[href], [role="button"]'

/** Presses the first button whose name begins with a text, as soon as it is there. @throws Error where it does not come */
export async function press(root: HTMLElement, text: string): Promise<void> {
  const find = () => [...root.querySelectorAll<HTMLElement>(buttons)].find((button) => nameOf(button).startsWith(text))
  const button = await appearance(find, `a button “${text}”`)
  button.click()
}

/** Waits for what a CSS selector finds. @throws Error where it does not come */
export async function see(root: HTMLElement, selector: string): Promise<void> {
  await appearance(() => root.querySelector(selector), selector)
}

async function appearance<Found>(find: () => Found | null | undefined, what: string): Promise<Found> {
  const until = performance.now() + giveUpAfterMs
  for (;;) {
    const found = find()
    if (found) return found
    if (performance.now() > until) throw new Error(`There is no ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function nameOf(button: HTMLElement): string {
  return (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()
}
