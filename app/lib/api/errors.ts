/** The server said no, with the field errors it named. `message` is in the customer's language. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly fields: readonly { field: string; message: string }[]
  /** The whole answer, for what a call says beside the common fields (`tries_left`, `data`). */
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

/** The request never got an answer: no network, or the server is gone. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('network', { cause })
    this.name = 'NetworkError'
  }
}
