/** Whether a Node error has this code, such as `EADDRINUSE`. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
