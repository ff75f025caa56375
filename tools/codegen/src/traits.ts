import type { Parameter } from './document'
import { propertyName, quote } from './names'
import { isJson, isSuccess, type OperationModel } from './operations'
import { chooseContent } from './type-reference'

/** What the client must know beside method and path, as an object literal; undefined when there is nothing. */
export function traitsOf(operation: OperationModel): string | undefined {
  const fields = [server(operation), ...bodyFields(operation), query(operation), answer(operation)].filter((field) => field !== undefined)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : undefined
}

function server({ server }: OperationModel): string | undefined {
  return server === undefined ? undefined : `baseUrl: ${quote(server)}`
}

function bodyFields({ body }: OperationModel): string[] {
  const mediaType = body && chooseContent(Object.entries(body.content ?? {}))?.[0]
  if (!mediaType || /^(application\/json|\*\/\*|application\/\*)$/i.test(mediaType)) return []
  if (/^multipart\/form-data/i.test(mediaType)) return ['bodySerializer: multipart']
  const type = `headers: { 'Content-Type': ${quote(mediaType)} }`
  if (isJson(mediaType)) return [type]
  return [type, /x-www-form-urlencoded/i.test(mediaType) ? 'bodySerializer: urlEncoded' : 'bodySerializer: rawBody']
}

/** openapi-fetch writes lists as `a=1&a=2` and objects as `a[b]=1`; what differs from that is named. */
function query({ parameters }: OperationModel): string | undefined {
  const styled = parameters.filter((one) => one.in === 'query').flatMap((one) => styleOf(one))
  return styled.length > 0 ? `querySerializer: /*#__PURE__*/ queryStyles({ ${styled.join(', ')} })` : undefined
}

function styleOf({ name, style = 'form', explode = style === 'form', schema }: Parameter): string[] {
  const isObject = schema?.type === 'object' || schema?.properties !== undefined
  const usual = isObject ? style === 'deepObject' : style === 'form' && explode
  const known = ['form', 'deepObject', 'spaceDelimited', 'pipeDelimited'].includes(style)
  return usual || !known ? [] : [`${propertyName(name)}: { style: '${style}', explode: ${explode} }`]
}

function answer({ method, answers }: OperationModel): string | undefined {
  const contents = answers.filter(({ status }) => isSuccess(status))
  const types = contents.flatMap(({ content }) => chooseContent(content)?.[0] ?? [])
  if (types.length > 0 && types.every((type) => !isJson(type))) {
    return types.every((type) => /^text\//i.test(type)) ? 'parse: asIs' : "parseAs: 'blob', parse: asIs"
  }
  const mayBeEmpty = method === 'head' || types.length === 0 || contents.some(({ content }) => content.length === 0)
  return mayBeEmpty ? 'parse: jsonOrNothing' : undefined
}
