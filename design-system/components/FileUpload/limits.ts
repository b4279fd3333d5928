export interface FileLimits {
  /** Accepted media types: `image/jpeg`. */
  types: readonly string[]
  maxBytes: number
}

/** Why a file is rejected. Whether its content matches its type is for the server to check. */
export function problemOf(
  file: { type: string; size: number },
  { types, maxBytes }: FileLimits,
): 'wrongType' | 'tooLarge' | undefined {
  if (!types.includes(file.type)) return 'wrongType'
  return file.size > maxBytes ? 'tooLarge' : undefined
}
