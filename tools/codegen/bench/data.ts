import { generate } from '../../../packages/api-client/src/testing/data/generate'
import { createRandom } from '../../../packages/api-client/src/testing/data/random'
import type { Schema } from '../../../packages/api-client/src/testing/data/json-schema'
import { validate } from '../../../packages/api-client/src/validate'
import { createPeer } from '../../../packages/api-client/src/test-support/validate-ajv'
import { exampleOf, mutationsOf } from '../../../packages/api-client/src/test-support/validate-mutations'
import { loadDocument } from '../src/read/load-document'

/** Values of each schema, with and without its examples. */
const seeds = [1, 2, 3]
/** Values with one fault of each schema that the validator and ajv are asked about. */
const faulty = 100

export interface DataCheck {
  schemas: number
  /** Generated values that are valid, by ajv, of all. */
  valid: number
  generated: number
  /** Verdicts of our validator that differ from ajv's, of all. */
  disagreements: number
  compared: number
  /** Whether the same seed gave the same bytes. */
  repeatable: boolean
}

/** Generates data for every component schema of a document and holds it, and our validator, against ajv. */
export async function checkData(file: string): Promise<DataCheck> {
  const { document } = await loadDocument(file)
  const { compile, resolve } = createPeer(document)
  const names = Object.keys(document.components?.schemas ?? {})
  const result: DataCheck = { schemas: names.length, valid: 0, generated: 0, disagreements: 0, compared: 0, repeatable: true }
  for (const name of names) {
    const reference = `#/components/schemas/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`
    const check = compile({ $ref: `document${encodeURI(reference)}` })
    const make = (seed: number, useExamples: boolean) => generate({ $ref: reference } as Schema, createRandom(`${seed} ${name}`), { resolve, name, useExamples })
    for (const seed of seeds) {
      for (const useExamples of [true, false]) {
        const value = make(seed, useExamples)
        result.generated += 1
        if (check(value)) result.valid += 1
        if (JSON.stringify(value) !== JSON.stringify(make(seed, useExamples))) result.repeatable = false
      }
    }
    let count = 0
    const example = exampleOf({ $ref: reference }, resolve)
    for (const value of [example, ...mutationsOf(example)]) {
      if (count++ === faulty) break
      result.compared += 1
      if (check(value) !== (validate({ $ref: reference }, value, resolve).length === 0)) result.disagreements += 1
    }
  }
  return result
}
