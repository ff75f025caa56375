import type { Handler } from '@university/api-schema/handlers'
import type { Context } from '../../context'
import { receiveQuestion } from './receive-question'

/** The former way, which has no file. */
export const sendWebQuestion: Handler<'sendWebQuestion', Context> = ({ header, body }, context) =>
  receiveQuestion({ operation: 'sendWebQuestion', key: header['idempotency-key'], body, file: undefined }, context)
