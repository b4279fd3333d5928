import { Validator } from '@seriousme/openapi-schema-validator'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calls } from '../../domain/api/index.ts'
import { routes } from '../../server/features/index.ts'
import { openApiOf } from '../../server/http/openapi.ts'
import { answersPath, answersText, clientPath, clientText } from './generated.ts'

const text = JSON.stringify(openApiOf(routes, '0.1.0'))
const stale = 'is no longer what the types say: node scripts/openapi/generate.ts'
/** Those that answer a file. */
const files = new Set(['readFile', 'walletStatement', 'promoImage', 'quotePdf', 'openPaper', 'downloadData'])
const withJson = Object.values(calls)
  .filter(({ id, ok }) => ok !== 204 && !files.has(id))
  .map(({ id }) => id)
/** What may hold anything: what a form keeps, a record as it is stored, what an operator did. */
const open = ['Draft.body', 'ReferenceEntry.record', 'AuditEntry.detail']

it('the schemas of the answers are those of the types', async () => {
  expect((await answersText()) === readFileSync(answersPath, 'utf8'), `${answersPath} ${stale}`).toBe(true)
})

it("a client's types are those of the document", async () => {
  expect((await clientText(text)) === readFileSync(clientPath, 'utf8'), `${clientPath} ${stale}`).toBe(true)
})

it('the OpenAPI document is valid', async () => {
  const result = await new Validator().validate(JSON.parse(text) as Record<string, unknown>)
  expect(result).toEqual({ valid: true })
  const bad = { ...(JSON.parse(text) as Record<string, unknown>), paths: { bad: 1 } }
  expect((await new Validator().validate(bad)).valid).toBe(false)
})

interface Media {
  schema?: unknown
  example?: unknown
}
interface Operation {
  operationId: string
  requestBody?: { content?: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}
const document = JSON.parse(text) as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

it('every call that answers JSON says what', () => {
  const described = operations
    .filter(({ responses }) =>
      Object.entries(responses).some(
        ([status, { content }]) => status.startsWith('2') && content?.['application/json']?.schema,
      ),
    )
    .map(({ operationId }) => operationId)
  expect(described.sort()).toEqual([...withJson, 'health'].sort())
})

/** Where a schema lets anything through. */
function openPlaces(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap((inner) => openPlaces(inner, place))
  const { type, properties = {}, additionalProperties, ...rest } = schema as Record<string, unknown>
  const isOpen =
    Object.keys(schema).length === 0 || (type === 'object' && (additionalProperties ?? true) === true)
  return [
    ...(isOpen ? [place] : []),
    ...Object.entries(properties as object).flatMap(([name, inner]) => openPlaces(inner, `${place}.${name}`)),
    ...openPlaces(additionalProperties, place),
    ...Object.values(rest).flatMap((inner) => openPlaces(inner, place)),
  ]
}

it('no answer has fields that are not named', () => {
  const { Invalid: _, Ok: __, ...schemas } = document.components.schemas
  const found = Object.entries(schemas).flatMap(([name, schema]) => openPlaces(schema, name))
  expect(found.sort()).toEqual([...open].sort())
})

it('every call that answers JSON has an example of its answer', () => {
  const without = withJson.filter((id) => exampleOf(id) === undefined)
  expect(without, 'record them: EXAMPLES=1 npx vitest run --project server --maxWorkers 1').toEqual([])
})

/** The example of a call's answer, in the document. */
function exampleOf(id: string): unknown {
  const responses = operations.find(({ operationId }) => operationId === id)?.responses ?? {}
  const [, done] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  return done?.content?.['application/json']?.example
}

it('every example is what its schema says', () => {
  const ajv = new Ajv2020({ strict: false }).addSchema(document, 'api')
  addFormats.default(ajv)
  const faults: string[] = []
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { operationId, responses, requestBody }] of Object.entries(methods)) {
      const done = Object.keys(responses).find((status) => status.startsWith('2')) ?? ''
      const contents = { [`responses/${done}`]: responses[done], requestBody }
      for (const [part, place] of Object.entries(contents)) {
        const example = place?.content?.['application/json']?.example
        if (example === undefined) continue
        const pointer = `/paths/${path.replaceAll('/', '~1')}/${method}/${part}/content/application~1json/schema`
        const isValid = ajv.compile({ $ref: `api#${encodeURI(pointer)}` })
        if (!isValid(example)) faults.push(`${operationId} ${part}: ${ajv.errorsText(isValid.errors)}`)
      }
    }
  expect(faults).toEqual([])
})
