/**
 * What `format` demands of strings, as ajv-formats has it, so that browser, build and server agree. A regular
 * expression is a test; a format that is not here demands nothing.
 */
export const formats: Readonly<Record<string, { test(text: string): boolean } | undefined>> = {
  date: { test: isDate },
  time: /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(z|[+-]([01]\d|2[0-3])(:?[0-5]\d)?)$/i,
  'date-time': { test: (text) => isDate(text.slice(0, 10)) && /^.{10}[t\s]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(z|[+-]([01]\d|2[0-3])(:?[0-5]\d)?)$/i.test(text) },
  email: /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]+(-+[a-z\d]+)*(\.(?!$)|$)){2,}$/i,
  hostname: /^(?=[^.].{0,252}\.?$)((^|\.)[a-z\d]([a-z\d-]{0,61}[a-z\d])?)+\.?$/i,
  ipv4: /^((25[0-5]|(2[0-4]|1\d|[1-9])?\d)(\.(?!$)|$)){4}$/,
  ipv6: { test: isIpv6 },
  uri: { test: (text) => /^[a-z][a-z\d+.-]*:[^?#]/i.test(text) && isReference(text) },
  'uri-reference': { test: isReference },
  uuid: /^(urn:uuid:)?[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i,
  byte: /^([a-z\d+/]{4})*([a-z\d+/]{2}==|[a-z\d+/]{3}=)?$/i,
}

/** The platform reads the 30th of February as a day of March. */
function isDate(text: string): boolean {
  return text.length < 11 && new Date(text).toJSON() === `${text}T00:00:00.000Z`
}

function isIpv6(text: string): boolean {
  return /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`)
}

/** RFC 3986: scheme, authority, path, query, fragment. */
function isReference(text: string): boolean {
  const match =
    /^(?!.*%(?![\da-f]{2}))([a-z][a-z\d+.-]*:)?(\/?\/([\w.~!$&'()*+,;=%:-]*@)?(\[([\da-f:.]+)]|[\w.~!$&'()*+,;=%-]*)(:\d*)?(?![^/?#])|(?!\/\/))[\w.~!$&'()*+,;=%:@/-]*(\?[\w.~!$&'()*+,;=%:@/?-]*)?(#[\w.~!$&'()*+,;=%:@/?-]*)?$/i.exec(text)
  return !!match && (!match[5] || isIpv6(match[5]))
}
