// Stands in for antd's theme, which works out colours and sizes: the styles have them as variables (packages/blocks/src/antd).
// What the code itself asks for is where things lie above the page.
const token = { zIndexPopupBase: 1000 }

export const useToken = () => [undefined, token, '', token, undefined, true]
export default useToken

/** Of the ripple around antd's own buttons, which nothing here shows. */
export const genCssVar = () => [(name) => name, (name) => name]
