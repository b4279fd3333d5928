/** Whether an error of Node's carries this code, as `EADDRINUSE`. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
