import { typeFaults } from './type-faults'

test('says which file is wrong, and why', async () => {
  expect(await typeFaults({ 'right.ts': 'export const one: number = 1\n', 'wrong.ts': "export const one: number = '1'\n" })).toEqual([expect.stringMatching(/wrong\.ts\(1,14\): error TS2322: Type 'string' is not assignable to type 'number'/)])
})
