import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

/** What programs need that are started; no setting of the server must come from outside. */
export const inherited = { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`, HOME: process.env['HOME'] ?? '/' }

/** Where the sites say that they are; https, so that HSTS is looked at, too. */
export const siteUrl = 'https://kokzhiek.example'

/** The host on which the sample's library answers for its reception in this test. */
export const receptionUrl = 'https://reception.kokzhiek.example'

/** Known here, so that captchas can be made that cost no time. */
export const captchaSecret = 'a secret for tests only'
