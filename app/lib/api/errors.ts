/** The server refused. `message` is in the customer's language. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly fields: readonly { field: string; message: string }[]
  /** The whole response, for fields that only some calls have (`tries_left`, `data`). */
  readonly answer: Record<string, unknown>
  constructor(status: number, answer: Record<string, unknown>) {
    super(typeof answer['message'] === 'string' ? answer['message'] : `HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.answer = answer
    this.code = typeof answer['code'] === 'string' ? answer['code'] : undefined
    this.fields = Array.isArray(answer['errors'])
      ? (answer['errors'] as { field: string; message: string }[])
      : []
  }
}

/** The refusal that an error is, which another try would meet again; undefined for failures of network and server. */
export const refusalIn = (error: unknown): ApiError | undefined =>
  error instanceof ApiError && error.status < 500 ? error : undefined

/** There was no response: no network, or the server is down. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('network', { cause })
    this.name = 'NetworkError'
  }
}
