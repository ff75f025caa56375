/** @jest-environment node */
import type { Fault } from './faulty-proxy'
import { sendSubmissions, type SubmissionsReport } from './send-submissions'

/* `npm run test:submissions` is the long form. */

/** A network that is worse than any. */
const draw: Fault[] = ['none', 'slow', 'reset', 'cutRequest', 'lostAnswer', 'cutAnswer', 'twice', 'late', 'busy', 'gateway']
const forgetful = /visitor-(18|19|20|21)@/
let report: SubmissionsReport
beforeAll(async () => {
  report = await sendSubmissions({ times: 22, seed: 1, atOnce: 22, easy: true, draw, forgetful: 4 })
})

test('questions over a network that loses, cuts and doubles are registered once each, with their files and one mail', () => {
  expect(report.faults.filter((fault) => !forgetful.test(fault))).toEqual([])
  expect(Object.keys(report.counts).sort()).toEqual([...draw].sort())
  expect(report.presses).toBeGreaterThan(22)
})

test('a form that forgot its key between two presses would be found out', () => {
  expect(report.faults).toContainEqual(expect.stringMatching(/^the question of visitor-\d+@post\.example is there [2-9] times$/))
})
