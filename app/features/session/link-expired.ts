import { ApiError } from '../../lib/api/errors.ts'

/** Why a mailed link works no more, in the server's words; undefined for any other failure. */
export const linkExpired = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 422 ? (error.fields[0]?.message ?? error.message) : undefined
