// Without babel-preset-gatsby, which rewrites classes, spreads, `?.` and `??` for browsers that ours left behind
// (browserslist in package.json): 3 KB gzip of every page's JavaScript.
module.exports = {
  presets: [
    ['@babel/preset-env', { modules: false, bugfixes: true }],
    ['@babel/preset-react', { runtime: 'automatic' }],
  ],
}
