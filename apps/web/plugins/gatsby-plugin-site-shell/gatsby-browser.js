export { disableCorePrefetching, onClientEntry, onInitialClientRender, wrapPageElement } from '../../src/shell/browser'
export { onRouteUpdate } from '../../src/shell/on-route-update'
export { replaceHydrateFunction } from '../../src/shell/hydrate'
export { shouldUpdateScroll } from '../../src/shell/should-update-scroll'
