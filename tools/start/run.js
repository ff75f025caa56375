// Runs a command of src/ after the checks that need nothing installed. Old JavaScript, so that an old Node can say so.
var version = process.versions.node.split('.').map(Number)
if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  fail('Node 20.19 or later is needed; this is ' + process.versions.node + '.')
}
try {
  require('tsx/cjs')
} catch {
  fail('The packages are not installed: run `npm ci` first.')
}
require('./src/' + process.argv[2] + '.ts')

function fail(line) {
  console.error(line)
  process.exit(1)
}
