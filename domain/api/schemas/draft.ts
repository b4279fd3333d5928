import { mixed } from 'yup'
import type { SchemasOf } from '../define.ts'
import type { draftCalls } from '../calls/draft.ts'
import { draftKinds, longestDraft } from '../types/draft.ts'
import { choice, fields, message, wholeNumber } from '../../validation/index.ts'

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object of any shape; only the form that wrote it reads it. */
const draftBody = mixed<object>(isPlainObject)
  .typeError(message('object'))
  .nullable()
  .defined(message('required'))
  .test(
    'length',
    message('too_long', { max: longestDraft }),
    (value) => JSON.stringify(value).length <= longestDraft,
  )
  .meta({ openapi: { type: ['object', 'null'] } })

const kind = fields({ kind: choice(draftKinds) })

export const draftSchemas = {
  draft: { params: kind },
  saveDraft: {
    params: kind,
    body: fields({
      body: draftBody,
      version: wholeNumber(0, Number.MAX_SAFE_INTEGER).required(message('required')),
    }),
  },
} satisfies SchemasOf<typeof draftCalls>
