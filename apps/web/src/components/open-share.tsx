import { BlockEnvironmentProvider, type BlockEnvironment } from '@university/blocks/environment'
import { ShareComponent } from '@university/blocks/share-component'
import type { i18n } from 'i18next'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'

export interface ShareFrame {
  environment: BlockEnvironment
  page: NonNullable<BlockEnvironment['page']>
  i18n: i18n
}

/**
 * Brings the ways to share to life in their element: takes over the HTML that is there, or draws it.
 *
 * @param pressed the button that was pressed before the code was there
 * @returns takes it down
 */
export function openShare(element: HTMLElement, { environment, page, i18n }: ShareFrame, pressed: HTMLElement | null): () => void {
  const tree = (
    <I18nextProvider i18n={i18n}>
      <BlockEnvironmentProvider value={{ ...environment, page }}>
        <ShareComponent options={{ compact: true }} initial={undefined} />
      </BlockEnvironmentProvider>
    </I18nextProvider>
  )
  const root = flushSync(() => {
    if (element.hasChildNodes()) return hydrateRoot(element, tree)
    const empty = createRoot(element)
    empty.render(tree)
    return empty
  })
  pressed?.click()
  // React refuses to take a tree down while it renders another.
  return () => void setTimeout(() => root.unmount())
}
