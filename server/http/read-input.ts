import { maxUploadBytes } from '@seberang/domain/limits'
import { type AnyCall } from '@seberang/domain/api'
import { schemasOf } from '@seberang/domain/api/schemas'
import type { Language } from '@seberang/domain/language'
import { validate, type FieldError, type Validator } from '@seberang/domain/validation'
import type { FastifyRequest } from 'fastify'
import { notFound, Refusal, refusedField } from '../refusal/refusal.ts'
import type { Caller } from '../security/caller.ts'
import { InvalidInput } from './errors.ts'
import { refuseUnsafeInput } from './json.ts'
import type { RawInput, Upload } from './route.ts'

/**
 * Validates a request by its call's schemas. Throws InvalidInput with every refused field, 404 for invalid path
 * parameters.
 */
export async function readInput(
  call: AnyCall,
  request: FastifyRequest,
  caller: Caller,
  language: Language,
): Promise<RawInput> {
  refuseUnsafeInput(request.body)
  refuseUnsafeInput(request.query)
  const errors: FieldError[] = []
  const check = (schema: Validator<unknown> | undefined, value: unknown): unknown => {
    if (!schema) return undefined
    const checked = validate(schema, value, language)
    if ('value' in checked) return checked.value
    errors.push(...checked.errors)
    return undefined
  }
  const schemas = schemasOf(call)
  if (schemas.params && 'errors' in validate(schemas.params, request.params, language)) throw notFound()
  const params = check(schemas.params, request.params)
  const query = check(schemas.query, request.query ?? {})
  const body = check(schemas.body, request.body ?? {})
  if (errors.length > 0) throw new InvalidInput(errors)
  const upload = call.upload ? await readUpload(request, call.upload) : null
  return { params, query, body, language, caller, upload }
}

async function readUpload(request: FastifyRequest, field: string): Promise<Upload> {
  if (!request.isMultipart()) throw refusedField(field, 'file_missing')
  // The reader cuts a file that is over its limit and says so only sometimes: the length of what is left tells.
  const limits = { fileSize: maxUploadBytes + 1, files: 1, fields: 5 }
  const part = await readPart(() => request.file({ limits, throwFileSizeLimit: false }))
  if (!part || part.fieldname !== field) throw refusedField(field, 'file_missing')
  const bytes = await readPart(() => part.toBuffer())
  if (bytes.length > maxUploadBytes) throw new Refusal(413, 'too_large')
  return { bytes }
}

/** The reader throws a bare error for what is not a multipart body, or only the beginning of one. */
async function readPart<Part>(read: () => Promise<Part>): Promise<Part> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error
    throw new Refusal(400, 'malformed')
  }
}
