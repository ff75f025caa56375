export { disableCorePrefetching, onClientEntry, wrapPageElement } from '../../src/shell/browser'
