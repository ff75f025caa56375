/** What a promise leaves to nobody after a `catch`, and so to the site (builds/missing-code.ts there). It would fail the test. */
export function collectUncaught(): unknown[] {
  const uncaught: unknown[] = []
  jest.spyOn(Promise.prototype, 'catch').mockImplementation(function (this: Promise<unknown>, onRejected) {
    return this.then(undefined, onRejected).then(undefined, (cause: unknown) => void uncaught.push(cause))
  })
  return uncaught
}
