/** What yup tells about a schema, as far as the document needs it. */
export interface Description {
  type: string
  optional?: boolean
  nullable?: boolean
  meta?: { openapi?: object }
  oneOf?: unknown[]
  tests?: { name?: string; params?: Record<string, unknown> }[]
  fields?: Record<string, Description>
  innerType?: Description
}

type Schema = Record<string, unknown>

/** Whether a field has to be sent. */
export const isRequired = (field: Description) => field.optional === false && field.nullable !== true

/** The JSON schema for a yup schema's description. */
export function schemaOf(description: Description): Schema {
  const schema = { ...bare(description), ...restrictionsOf(description) }
  if (description.nullable !== true) return schema
  return { anyOf: [schema, { type: 'null' }] }
}

function bare(description: Description): Schema {
  const { type, fields = {}, innerType, meta } = description
  if (meta?.openapi) return { ...meta.openapi }
  if (type === 'object') {
    const entries = Object.entries(fields)
    const required = entries.filter(([, field]) => isRequired(field)).map(([name]) => name)
    return {
      type,
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(entries.map(([name, field]) => [name, schemaOf(field)])),
    }
  }
  if (type === 'array') return { type, items: innerType ? schemaOf(innerType) : {} }
  if (type === 'mixed') return { type: 'null' }
  const isWhole = description.tests?.some((test) => test.name === 'integer')
  return { type: isWhole ? 'integer' : type }
}

function restrictionsOf({ type, oneOf = [], tests = [] }: Description): Schema {
  const names = {
    string: ['minLength', 'maxLength'],
    array: ['minItems', 'maxItems'],
    number: ['minimum', 'maximum'],
  }[type]
  const schema: Schema = {}
  const offered = oneOf.filter((value) => value !== undefined)
  if (offered.length > 0) schema['enum'] = offered
  for (const { name, params = {} } of tests) {
    if (names && name === 'min') schema[names[0] ?? ''] = params['min']
    if (names && name === 'max') schema[names[1] ?? ''] = params['max']
    if (name === 'matches' && params['regex'] instanceof RegExp) schema['pattern'] = params['regex'].source
  }
  return schema
}
