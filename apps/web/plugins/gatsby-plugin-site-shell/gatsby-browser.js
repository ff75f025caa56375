export { disableCorePrefetching, onClientEntry, onInitialClientRender, wrapPageElement } from '../../src/shell/browser'
export { onRouteUpdate } from '../../src/shell/forget-former-page'
export { replaceHydrateFunction } from '../../src/shell/hydrate'
export { shouldUpdateScroll } from '../../src/shell/should-update-scroll'
