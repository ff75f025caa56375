// Stands in for the hooks by which antd's parts write their styles: these are CSS files of packages/blocks/src/antd.
// The class is the one that the variables in them are given to.
export default () => ['', 'css-var-root']
