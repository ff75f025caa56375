import type { Handler, HandlerAnswer } from '@university/api-schema/handlers'
import type { Context } from '../../context'

export const getCaptchaChallenge: Handler<'getCaptchaChallenge', Context> = async (_request, { captcha, now }) =>
  // The library's type leaves open what the contract names: one algorithm, and always a signature.
  (await captcha.challenge(now)) as HandlerAnswer<'getCaptchaChallenge'>
