import { checkDocument } from '../check/check-document'
import { findOddities } from '../check/find-oddities'
import type { OpenApiDocument } from '../model/document'
import { closeWhole } from './close-whole'
import { cutCycles } from './cut-cycles'
import { declarePathParameters } from './declare-path-parameters'
import { dropExtensions } from './drop-extensions'
import { dropParameters } from './drop-parameters'
import { dropUnsentBodies } from './drop-unsent-bodies'
import { dropUnwritten } from './drop-unwritten'
import { liftSchemas } from './lift-schemas'
import { nameComponents, type OwnNames } from './name-components'
import { nameOperations } from './name-operations'
import { placePathItems } from './place-path-items'
import { makeSchemasPlain } from './plain-schemas'
import { makeTextsPlain } from './plain-texts'
import { resolveAnchors } from './resolve-anchors'
import { typeExamples } from './type-examples'
import { upgradeDocument } from './upgrade-document'
import { writeMappings } from './write-mappings'

/**
 * A document, bundled into one, in the only form that emitters know: 3.1, whichever of its many forms it was written in. The steps build on each other, so
 * their order matters.
 *
 * @param file for faults
 * @returns notes: what differs from the document, and what it probably does not mean, a line each
 * @throws DocumentProblem
 */
export function normaliseDocument(bundled: unknown, own: OwnNames, file: string): { document: OpenApiDocument; notes: string[] } {
  const text = JSON.stringify(bundled)
  const copy = JSON.parse(text) as OpenApiDocument
  dropExtensions(copy)
  dropUnwritten(copy)
  makeTextsPlain(copy)
  placePathItems(copy, file)
  const changes = dropParameters(copy)
  const upgraded = upgradeDocument(nameComponents(copy, own))
  if (anchored.test(text)) resolveAnchors(upgraded, file)
  const document = liftSchemas(makeSchemasPlain(upgraded))
  checkDocument(document, file)
  typeExamples(document)
  changes.push(...declarePathParameters(document), ...dropUnsentBodies(document), ...(text.includes('"additionalProperties":false') ? closeWhole(document) : []))
  cutCycles(document)
  if (text.includes('"discriminator"')) writeMappings(document)
  const notes = [...changes, ...findOddities(document)]
  return { document: nameOperations(document), notes }
}

/** Names of schemas, and references to them by these. */
const anchored = /"\$(id|anchor|dynamicAnchor|dynamicRef)":|"\$ref":"#[^/]/
