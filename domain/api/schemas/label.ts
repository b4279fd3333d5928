import type { SchemasOf } from '../define.ts'
import type { labelCalls } from '../calls/label.ts'
import { labelTypes } from '../types/label.ts'
import { choice, fields, limits, text } from '../../validation/index.ts'

export const labelSchemas = {
  label: {
    query: fields({ type: choice(labelTypes), code: text(limits.code) }),
  },
} satisfies SchemasOf<typeof labelCalls>
