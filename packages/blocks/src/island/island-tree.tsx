import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import { BlockEnvironmentProvider, type BlockEnvironment } from '../environment/environment'

export interface IslandTreeProps<Props> {
  Component: ComponentType<Props>
  props: Props
  environment: BlockEnvironment
  i18n: i18n
}

/** An island with what it needs around it. The server renders the same tree into the page that the browser then takes over. */
export function IslandTree<Props extends object>({ Component, props, environment, i18n }: IslandTreeProps<Props>) {
  return (
    <I18nextProvider i18n={i18n}>
      <BlockEnvironmentProvider value={environment}>
        <Component {...props} />
      </BlockEnvironmentProvider>
    </I18nextProvider>
  )
}

/** For `useId`: two trees of a page must not count alike. @param id of the island's element */
export function idPrefixOf(id: string): string {
  return `${id}-`
}
