import ts from 'typescript'
import { checkTypes } from './check-types'
import { root } from './root'
import { failWith, UserError } from './steps'

/* Checks the types of all parts; of one alone: `npx nx typecheck web`. */

const folders = ['apps/*', 'packages/*', 'tools/*', 'deploy', 'deploy/*']
const configs = ts.sys.readDirectory(root, ['.json'], undefined, folders.map((folder) => `${folder}/tsconfig.json`))
const faults = checkTypes(configs)
if (faults.length > 0) failWith(new UserError(faults.join('\n')))
console.log(`No fault in the types of ${configs.length} parts.`)
