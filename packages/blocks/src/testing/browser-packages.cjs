const packagesInOneScript = require('../../../../jest.packages.cjs')

/** React stays outside: Testing Library's `act` asks the module that it is in for more. */
const external = ['react', 'react-dom', 'scheduler']

/**
 * What nearly every test of a component loads, as one file: two thirds of all the files that such a test would read.
 *
 * @param from the folder of the project
 * @param more packages of the project itself
 * @returns a `moduleNameMapper`
 */
module.exports = (from, more) => packagesInOneScript(from, ['@testing-library/dom', '@testing-library/jest-dom', '@testing-library/user-event', ...more], external)
