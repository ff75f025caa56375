import openapi from '@university/api-schema/openapi.json'
import { captchaSecret } from './captcha'

/** What editors send, and the contract's example of it. */
export const { name: keyHeader, example: previewKey } = openapi.components.parameters.PreviewKey

export const keysOf = (headers: [name: string, value: string][]) => headers.filter(([name]) => name.toLowerCase() === keyHeader.toLowerCase()).map(([, value]) => value)

/** What the server that is fuzzed is started with: it believes the senders which address is theirs, so that one that is locked out locks out no other. */
export const serverSettings = { CAPTCHA_SECRET: captchaSecret, PREVIEW_KEY: previewKey, SUBMISSION_LIMIT: '0', CALL_LIMIT: '0', TRUST_PROXY: 'loopback' }
