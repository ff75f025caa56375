/** @jest-environment node */
import { createClient } from '@university/api-client/client'
import { faultsOf } from '../forms/rules'
import type { Sending } from '../forms/submission-form'
import { applicationRules, noApplication, toApplicationRequest, type ApplicationValues } from './application-values'

const application: ApplicationValues = { ...noApplication, last_name: 'Ахметова', first_name: 'Жанна', email: 'zhanna@post.example', phone: '+7 701 555 01 88', resume: [new File(['CV'], 'cv.pdf')] }
const sending: Sending = { client: createClient({ baseUrl: 'http://site.example' }), options: {}, key: 'a'.repeat(32), captcha: 'solved', consentVersion: '2026-09-01', website: '', language: 'en' }
const faults = (values: Partial<ApplicationValues>) => faultsOf({ ...application, ...values }, applicationRules, () => undefined)

test.each([
  ['87015550188', '+77015550188'],
  ['8 (701) 555-01-88', '+7 (701) 555-01-88'],
  ['77015550188', '+77015550188'],
  ['7015550188', '+7 7015550188'],
  ['(701) 555 01 88', '+7 (701) 555 01 88'],
  ['00 7 701 555 01 88', '+7 701 555 01 88'],
  ['+7 701 555 01 88', '+7 701 555 01 88'],
  ['+86 10 8888 8888', '+86 10 8888 8888'],
  ['+1 212 555 0188', '+1 212 555 0188'],
])('the number %s is sent as %s', (phone, sent) => {
  expect([faults({ phone }), toApplicationRequest({ ...application, phone }, 301, sending).body.phone]).toEqual([{}, sent])
})

test.each([
  ['phone', '555 01 88', 'application.wrong_phone'],
  ['phone', '44 20 7946 0958', 'application.wrong_phone'],
  ['experience_years', '71', 'application.wrong_years'],
  ['experience_years', '-1', 'application.wrong_years'],
])('the rules let no %s through that is %s', (field, text, fault) => {
  expect(faults({ [field]: text })).toEqual({ [field]: fault })
})
