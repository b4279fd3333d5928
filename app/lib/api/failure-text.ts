import { useTranslation } from 'react-i18next'
import { ApiError } from './errors.ts'

/** The status codes that have their own text. */
export const listedStatuses = [
  400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 421, 422, 423,
  424, 425, 426, 428, 429, 431, 451, 500, 501, 502, 503, 504, 505, 507, 508, 511,
] as const
type Listed = (typeof listedStatuses)[number]

/** The text key of a failure by its status; `network` for an unlisted status and for no response at all. */
export function failureKey(error: unknown): `status.${Listed}` | 'network' {
  const status = listedStatuses.find((listed) => error instanceof ApiError && error.status === listed)
  return status === undefined ? 'network' : `status.${status}`
}

/** The text of a failure for which the page has no own message. Namespace `failure`, loaded with every screen. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('failure')
  return (error) => t(failureKey(error))
}
