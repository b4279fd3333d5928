import type { Ok } from './common.ts'

const drawings = 37

/** The drawings that a customer can be represented by: `avatar-01` to `avatar-37`. */
export const avatarNames: readonly string[] = Array.from(
  { length: drawings },
  (_, at) => `avatar-${String(at + 1).padStart(2, '0')}`,
)

export type AvatarUploaded = Ok<{
  /** Where its bytes are, for the customer only. */
  avatar_url: string
}>
