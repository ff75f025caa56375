import { act, render } from '@testing-library/react'
import { meetTranslators } from './translated-texts'

let end: () => void
beforeEach(() => (end = meetTranslators()))
afterEach(() => end())

/** How translators take a text out: Chrome, Google and Yandex put elements there, Firefox other texts. */
const ways: Record<string, (text: Text, words: ChildNode) => void> = {
  'an element in its place': (text, words) => text.replaceWith(inElement(words)),
  'an element before it, and takes it out': (text, words) => {
    text.before(inElement(words))
    text.remove()
  },
  'an element behind it, and takes it out': (text, words) => {
    text.after(inElement(words))
    text.remove()
  },
  'an element around it': (text) => {
    const element = document.createElement('font')
    text.before(element)
    element.append(text)
  },
  'another text in its place': (text, words) => text.replaceWith(words),
}

test.each(Object.entries(ways))('React goes on where a translator puts %s', async (_, put) => {
  const { container, rerender } = render(<Send isSending={false} count={1} />)
  await translate(container, put)

  rerender(<Send isSending count={2} />)
  expect(shown(container)).toBe('<button><i></i>Sending 2 files</button>')

  await translate(container, put)
  rerender(<Send isSending={false} count={3} />)
  expect(shown(container)).toBe('<button>Send 3 files<b>now</b></button>')
})

test('what nobody has translated is as it was: texts, and faults of others', async () => {
  const { container, rerender } = render(<Send isSending={false} count={1} />)
  rerender(<Send isSending count={2} />)
  await act(async () => undefined)
  rerender(<Send isSending={false} count={2} />)
  expect(container.textContent).toBe('Send 2 filesnow')

  end()
  expect(() => container.removeChild(document.createElement('p'))).toThrow('not a child')
})

/** Texts that change, come and go beside elements. */
function Send({ isSending, count }: { isSending: boolean; count: number }) {
  return (
    <button>
      {isSending && <i />}
      {isSending ? 'Sending' : 'Send'} {count} files{!isSending && <b>now</b>}
    </button>
  )
}

/** Without what tells that it is translated. */
const shown = (container: HTMLElement) => container.innerHTML.replaceAll(/<\/?font>|[«»]/g, '')

function inElement(words: ChildNode): HTMLElement {
  const element = document.createElement('font')
  element.append(words)
  return element
}

/** Past React, as translators do: after what it has done is noted, and until this is. */
async function translate(container: HTMLElement, put: (text: Text, words: ChildNode) => void): Promise<void> {
  await act(async () => undefined)
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) put(text, document.createTextNode(`«${text.data}»`))
  await act(async () => undefined)
}
