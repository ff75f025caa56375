import { createClient, type Client, type ClientOptions } from '@university/api-client/client'
import { checkAnswers } from '@university/api-client/extensions/check-answers'
import * as answers from '@university/api-client/validators'

/** A client that takes nothing for granted: an answer that breaks the contract is a failure that says where. Other extensions are within. */
export function createSourceClient({ extensions = [], ...options }: ClientOptions): Client {
  return createClient({ ...options, extensions: [checkAnswers(Object.values(answers)), ...extensions] })
}
