/** Whether a Node error has this code, such as `EADDRINUSE`. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

const maxCauses = 5

/** An error and its causes, from the outside in; at most `maxCauses`, since they may be circular. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < maxCauses; at = at.cause, depth += 1)
    yield at
}
