/*
 * A browser that translates a page, or an extension of it, takes texts out and puts elements with other words in their place. React does not know: a text that it
 * changes then is changed where nobody sees it, and one that it takes out, or puts something before, is not where it looks, which ends the page. So what stands in
 * the place of each text is noted, and the text comes back as soon as React touches it. Translators follow what changes in a page, and do the rest.
 */

const standIns = new WeakMap<Node, ChildNode>()
const texts = new WeakMap<Node, Node>()

/** From now on React goes on in a page that is translated. @returns ends it */
export function meetTranslators(): () => void {
  const { insertBefore, removeChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {}
  const observer = new MutationObserver(note)
  observer.observe(document.documentElement, { childList: true, subtree: true })

  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null) {
    return insertBefore.call(this, child, next && isChild(this, next) ? next : null) as Child
  }
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    return isChild(this, child) ? (removeChild.call(this, child) as Child) : child
  }
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (!this.parentNode) giveBack(this)
      nodeValue.set?.call(this, value)
    },
  })
  return () => {
    observer.disconnect()
    Object.assign(Node.prototype, { insertBefore, removeChild })
    Object.defineProperty(Node.prototype, 'nodeValue', nodeValue)
  }
}

/** Gives back the texts of an element whose HTML React is about to take over: it would refuse another one. */
export function giveBackTexts(element: Element): void {
  for (const standIn of element.querySelectorAll('*')) {
    const text = texts.get(standIn)
    if (text) standIn.replaceWith(text)
  }
}

/** What came in the same moment as a text went, and where that was, stands for it; React, which may do the same, touches no text again that it took out. */
function note(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node && added.has(node))
      if (text.nodeType !== Node.TEXT_NODE || !standIn) continue
      added.delete(standIn)
      standIns.set(text, standIn as ChildNode)
      texts.set(standIn, text)
    }
  }
}

/** Whether a node is a child of another one, or a text that is so again. */
function isChild(parent: Node, node: Node): boolean {
  if (node.parentNode !== parent) giveBack(node)
  return node.parentNode === parent
}

function giveBack(text: Node): void {
  standIns.get(text)?.replaceWith(text)
}
