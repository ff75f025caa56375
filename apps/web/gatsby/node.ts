export { createPages } from './create-pages'
export { onCreateWebpackConfig } from './on-create-webpack-config'
