/** Whether a schema describes bytes rather than text: `format: binary`, or a media type that is neither text nor JSON. */
export function isBinary(schema: { type?: unknown; format?: unknown; contentMediaType?: unknown; contentEncoding?: unknown }): boolean {
  const { type, format, contentMediaType, contentEncoding } = schema
  if (type !== undefined && type !== 'string' && !(Array.isArray(type) && type.includes('string'))) return false
  if (format === 'binary') return true
  return typeof contentMediaType === 'string' && contentEncoding === undefined && !/^text\/|[/+](json|xml|yaml)\b/i.test(contentMediaType)
}
