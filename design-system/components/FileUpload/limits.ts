export interface FileLimits {
  /** Media types that are taken: `image/jpeg`. */
  types: readonly string[]
  maxBytes: number
}

/** What keeps a file from being taken. Whether it is what it says is for the server to find out. */
export function problemOf(
  file: { type: string; size: number },
  { types, maxBytes }: FileLimits,
): 'wrongType' | 'tooLarge' | undefined {
  if (!types.includes(file.type)) return 'wrongType'
  return file.size > maxBytes ? 'tooLarge' : undefined
}
