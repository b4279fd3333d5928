import { fields, limits, text } from '../../validation/index.ts'
import type { cardCalls } from '../calls/card.ts'
import type { SchemasOf } from '../define.ts'

export const cardSchemas = {
  addCard: { body: fields({ token: text(limits.line) }) },
  removeCard: { params: fields({ id: text(limits.code) }) },
} satisfies SchemasOf<typeof cardCalls>
