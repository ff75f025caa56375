export { onPreRenderHTML, onRenderBody, wrapPageElement } from '../../src/shell/server'
