import { maxUploadMegabytes } from '../../limits/index.ts'
import { defineCall } from '../define.ts'
import { type FileId, type Ok } from '../types/common.ts'

export const fileCalls = {
  uploadFile: defineCall<{
    answer: Ok<{ file_id: FileId; url: string; content_type: string; size: number }>
  }>('uploadFile', {
    method: 'POST',
    path: '/api/file/upload',
    auth: 'customer',
    ok: 201,
    about: `Stores a picture (JPEG, PNG, WebP, re-encoded) or a PDF of at most ${maxUploadMegabytes} MB.`,
    upload: 'file_data',
  }),
  /** Answers the bytes, not JSON. */
  readFile: defineCall<{ answer: Blob; params: { file_id: string } }>('readFile', {
    method: 'GET',
    path: '/api/file/{file_id}',
    auth: 'customer',
    roles: ['warehouse', 'finance'],
    storedFile: true,
    about: 'The bytes of a file, for its owner, and for an operator with OpsKey.',
  }),
}
