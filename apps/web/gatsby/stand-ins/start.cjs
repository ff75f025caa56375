// In place of Gatsby's own entry (on-create-webpack-config.ts). Evaluated in one task, all that a page starts with keeps a slow telephone from answering for a
// tenth of a second and more; so React, what others wrote, what every page has of ours, and Gatsby's own are four, and the browser may answer between them. By a
// channel, because timers wait for a second in a window that nobody looks at.
const parts = [
  () => require('react-dom/client'),
  // The router ends with an error at an address that is not spelt well. One thing of it is named: with all webpack would keep what nobody uses.
  () => [require('../../src/shell/spell-address'), require('@gatsbyjs/reach-router').Location, require('gatsby-plugin-react-i18next/gatsby-browser')],
  () => require('../../.cache/api-runner-browser'),
  () => require('../../.cache/production-app'),
]

const { port1, port2 } = new MessageChannel()
port1.onmessage = () => {
  parts.shift()()
  if (parts.length > 0) port2.postMessage(undefined)
  else port1.close()
}
port2.postMessage(undefined)
