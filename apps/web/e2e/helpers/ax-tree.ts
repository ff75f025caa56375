import type { CDPSession, Page } from 'playwright/test'
import { expect } from './test'

/** A node as a screen reader is told of it. */
interface AxNode {
  nodeId: string
  childIds?: string[]
  ignored: boolean
  role?: { value?: unknown }
  name?: { value?: unknown }
  properties?: { name: string; value: { value?: unknown } }[]
  backendDOMNodeId?: number
}

/** A page by its accessibility tree alone: what is found by role and name is acted on by keys, as a screen reader does it. */
export class AxTree {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<AxTree> {
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    return new AxTree(session)
  }

  /** Waits for a node. @param name all of it, or a pattern */
  async find(role: string, name: string | RegExp): Promise<number> {
    const look = async () => (await this.nodes()).find((node) => node.role?.value === role && isCalled(node, name))?.backendDOMNodeId
    await expect.poll(look, { message: `a ${role} called ${name}` }).toBeDefined()
    return (await look()) as number
  }

  /** Names of all nodes of a role, in the order of the page. */
  async names(role: string): Promise<string[]> {
    return (await this.nodes()).filter((node) => node.role?.value === role).map(({ name }) => String(name?.value ?? ''))
  }

  /** Puts the focus on it and presses a key. */
  async press(role: string, name: string | RegExp, key: 'Enter' | 'Space' | 'ArrowDown'): Promise<void> {
    await this.focus(role, name)
    await this.key(key)
  }

  async type(role: string, name: string | RegExp, text: string): Promise<void> {
    await this.focus(role, name)
    await this.session.send('Input.insertText', { text })
  }

  async key(key: 'Enter' | 'Space' | 'ArrowDown'): Promise<void> {
    const { code, text } = { Enter: { code: 13, text: '\r' }, Space: { code: 32, text: ' ' }, ArrowDown: { code: 40, text: '' } }[key]
    const event = { key: key === 'Space' ? ' ' : key, code: key, windowsVirtualKeyCode: code }
    await this.session.send('Input.dispatchKeyEvent', { ...event, type: text ? 'keyDown' : 'rawKeyDown', ...(text && { text }) })
    await this.session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' })
  }

  private async focus(role: string, name: string | RegExp): Promise<void> {
    await this.session.send('DOM.focus', { backendNodeId: await this.find(role, name) })
  }

  /** In the order of the page; the browser tells them level by level. While a modal dialog is open a screen reader does not leave it. */
  private async nodes(): Promise<AxNode[]> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree')
    const byId = new Map<string, AxNode>(nodes.map((node) => [node.nodeId, node]))
    const inOrder = (id: string): AxNode[] => {
      const node = byId.get(id)
      return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : []
    }
    const modal = nodes.find(({ properties }) => properties?.some(({ name, value }) => name === 'modal' && value.value === true))
    return inOrder((modal ?? nodes[0])?.nodeId ?? '').filter(({ ignored }) => !ignored)
  }
}

/** As a screen reader says it, without the spaces around it. */
function isCalled({ name }: AxNode, wanted: string | RegExp): boolean {
  const text = String(name?.value ?? '').trim()
  return typeof wanted === 'string' ? text === wanted : wanted.test(text)
}
