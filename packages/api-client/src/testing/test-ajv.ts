import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { isJson, type OpenApiDocument } from './document'
import { readContract } from './read-contract'

/** Checks, by ajv, of what a document says. */
export function checkerOf(document: OpenApiDocument & { components?: { schemas?: object } }) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false })
  addFormats.default(ajv)
  ajv.addSchema(document, 'document')
  const compile = (schema: object): ValidateFunction => ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/')) as object)
  const contract = readContract(document)
  const known = new Map<object, ValidateFunction>()

  return {
    schemaNames: Object.keys(document.components?.schemas ?? {}),
    /** What is wrong with a value by the schema of that name. */
    faultsIn: (schemaName: string, value: unknown) => {
      const validate = ajv.getSchema(`document#/components/schemas/${encodeURIComponent(schemaName)}`)
      return validate?.(value) ? [] : validate?.errors
    },
    /** What is wrong with an answer: its status, its media type, its body. */
    async faultsOf(operation: string, response: Response): Promise<unknown> {
      const { answers } = contract.operation(operation)
      const keys = [String(response.status), `${String(response.status)[0]}XX`, 'default']
      const answer = keys.map((key) => answers.find(({ status }) => status === key)).find((one) => one !== undefined)
      if (!answer) return `status ${response.status}`
      const type = response.headers.get('content-type')
      const media = answer.content.find(([name]) => name === type)?.[1]
      if (!media) return answer.content.length === 0 && type === null ? [] : `media type ${type}`
      if (!isJson(type ?? '') || typeof media.schema !== 'object') return []
      const validate = known.get(media) ?? compile(media.schema)
      known.set(media, validate)
      return validate(await response.json()) ? [] : validate.errors
    },
  }
}
