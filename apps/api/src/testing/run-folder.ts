/** What all test files of a run of Jest share lies here. */
export function runFolder(): string {
  const folder = process.env['TEST_RUN_DIR']
  if (!folder) throw new Error('The tests need a folder of their run: start them with apps/api/jest.config.cjs')
  return folder
}
