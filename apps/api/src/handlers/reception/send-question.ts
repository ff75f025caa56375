import type { Handler } from '@university/api-schema/handlers'
import type { Context } from '../../context'
import type { Upload } from '../../uploads/upload'
import { receiveQuestion } from './receive-question'

export const sendQuestion: Handler<'sendQuestion', Context, Upload> = ({ header, body: { f0, ...body } }, context) =>
  receiveQuestion({ operation: 'sendQuestion', key: header['idempotency-key'], body, file: f0 }, context)
