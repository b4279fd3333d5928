import type { SchemasOf } from '../define.ts'
import type { fileCalls } from '../calls/file.ts'
import { fields, limits, text } from '../../validation/index.ts'

export const fileSchemas = {
  readFile: { params: fields({ file_id: text(limits.code) }) },
} satisfies SchemasOf<typeof fileCalls>
