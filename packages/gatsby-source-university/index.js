// Gatsby wants a main file in a plugin; all that there is hangs on gatsby-node.js.
