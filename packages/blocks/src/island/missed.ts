type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * What a reader did to the HTML of a block before its code was there, for the code to do. Until it has taken over, each
 * field is put back to what the server said: React would not hear of the change otherwise.
 *
 * @param missed clicks and forms that the browser was kept from following, and changes of fields
 * @param element of the block: its fields may have been changed before anybody listened
 * @returns does it: what is typed at once, for its reader may go on typing, of the rest each in a task of its own, so that the back button undoes one choice after the other
 */
export function collectMissed(missed: readonly Event[], element: Element): () => void {
  const noted = new Set(missed.map(({ target }) => target))
  const fields = new Set([...element.querySelectorAll<Field>('input, select, textarea')].filter((field) => !noted.has(field) && isChanged(field)))
  const deeds = [...fields].map(reset)
  const clicked = new Set<Element>()
  for (const { type, target } of missed) {
    if (!(target instanceof Element)) continue
    if (type === 'click') {
      // What was clicked in it may be gone by then: words of a translator.
      const pressed = target.closest<HTMLElement>('a, button')
      // Whoever pressed it again, since nothing happened, wants it once.
      if (pressed && !clicked.has(pressed)) deeds.push({ run: () => pressed.click() })
      if (pressed) clicked.add(pressed)
    }
    if (type === 'submit' && target instanceof HTMLFormElement) deeds.push({ run: () => submit(target) })
    if (isField(target) && !fields.has(target)) {
      fields.add(target)
      deeds.push(reset(target))
    }
  }
  return () => {
    for (const { run } of deeds.filter(({ isTyped }) => isTyped)) run()
    const [first, ...others] = deeds.filter(({ isTyped }) => !isTyped)
    first?.run()
    for (const { run } of others) setTimeout(run)
  }
}

interface Deed {
  isTyped?: boolean
  run: () => void
}

/** Safari has `requestSubmit` from 16 on. The forms of blocks say themselves what is wrong in their fields. */
function submit(form: HTMLFormElement): void {
  if ('requestSubmit' in form) form.requestSubmit()
  else (form as HTMLFormElement).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
}

/** A select may be called changed where it is not: there is nothing to do again then. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked !== field.defaultChecked
  if (field instanceof HTMLInputElement && field.type === 'radio') return field.checked && !field.defaultChecked
  return field.type !== 'file' && field.value !== field.defaultValue
}

/** @returns does again what the reader did to the field */
function reset(field: Field): Deed {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked } = field
    field.checked = field.defaultChecked
    return { run: () => void (field.checked !== checked && field.click()) }
  }
  const { value } = field
  if (field instanceof HTMLSelectElement) {
    for (const option of field.options) option.selected = option.defaultSelected
    if (field.selectedIndex < 0) field.selectedIndex = 0
  } else field.value = field.defaultValue
  return {
    isTyped: !(field instanceof HTMLSelectElement),
    run() {
      if (!field.isConnected || field.value === value) return
      // By the setter of the browser: React's own would take the value for known.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    },
  }
}
