/** Our own rules for the contract, as a Redocly plugin. */
export default function plugin() {
  return {
    id: 'university',
    rules: {
      oas3: {
        'property-described': propertyDescribed,
        'media-type-example': mediaTypeExample,
        'problem-json': problemJson,
        'operation-file-name': operationFileName,
        'translation-triple': translationTriple,
        'operation-extension': operationExtension,
      },
    },
  }
}

/** Every property says what it is and shows a value, itself or in the schema it refers to. */
function propertyDescribed() {
  return {
    SchemaProperties: {
      enter(properties, { report, location, resolve }) {
        for (const [name, property] of Object.entries(properties)) {
          const schema = property?.$ref ? resolve(property).node : property
          if (!schema || schema === true) continue
          if (!schema.description) report({ message: `Property "${name}" has no description.`, location: location.child(name) })
          const leaf = !['object', undefined].includes(schema.type) || schema.oneOf
          if (leaf && schema.examples === undefined) report({ message: `Property "${name}" has no example.`, location: location.child(name) })
        }
      },
    },
  }
}

/** Every body, asked or answered, that is JSON or a form comes with a named example. */
function mediaTypeExample() {
  return {
    MediaType: {
      enter(mediaType, { report, location, key }) {
        if (!/json|multipart|x-www-form-urlencoded/.test(String(key))) return
        const examples = Object.values(mediaType.examples ?? {})
        if (examples.length === 0) report({ message: 'A JSON body or a form needs at least one example.', location })
      },
    },
  }
}

/** Every answer from 400 up is problem+json; but where a static server misses a file, its page for people. */
function problemJson() {
  return {
    Operation: {
      enter(operation, { report, location, resolve }) {
        for (const [status, response] of Object.entries(operation.responses ?? {})) {
          if (!/^[45]/.test(status)) continue
          const expected = operation['x-static'] && status === '404' ? 'text/html' : 'application/problem+json'
          const types = Object.keys((response.$ref ? resolve(response).node : response)?.content ?? {})
          if (types.length !== 1 || types[0] !== expected) {
            report({ message: `Answer ${status} must be ${expected} and nothing else.`, location: location.child(['responses', status]) })
          }
        }
      },
    },
  }
}

/** One file an operation, named as the operation in kebab-case. */
function operationFileName() {
  return {
    Operation: {
      enter(operation, { report, location }) {
        const expected = String(operation.operationId).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        const file = location.source.absoluteRef.split('/').pop()?.replace(/\.yaml$/, '')
        if (file !== expected) report({ message: `Operation ${operation.operationId} belongs in ${expected}.yaml, not ${file}.yaml.`, location })
      },
    },
  }
}

/** A field in one language comes in all three, alike in all but description and examples. */
function translationTriple() {
  return {
    SchemaProperties: {
      enter(properties, { report, location }) {
        for (const name of Object.keys(properties)) {
          const match = /^(.+)_(kz|ru|en)$/.exec(name)
          if (!match) continue
          for (const language of ['kz', 'ru', 'en']) {
            const sibling = `${match[1]}_${language}`
            if (!properties[sibling]) report({ message: `"${name}" has no "${sibling}" beside it.`, location: location.child(name) })
            else if (shape(properties[sibling]) !== shape(properties[name])) {
              report({ message: `"${name}" and "${sibling}" differ in more than description and examples.`, location: location.child(name) })
            }
          }
        }
      },
    },
  }
}

/** Marks what the owner's specification does not show; everything else is the owner's. */
function operationExtension() {
  return {
    Operation: {
      enter(operation, { report, location }) {
        if (![undefined, true].includes(operation['x-extension'])) {
          report({ message: 'x-extension is true where the specification does not show the operation, and left out elsewhere.', location })
        }
      },
    },
  }
}

function shape({ description: _description, examples: _examples, ...rest }) {
  return JSON.stringify(rest)
}
