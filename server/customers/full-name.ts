import { formatName } from '@seberang/domain/format'
import type { customers } from '../database/schema/index.ts'

/** As it is written of a customer; the last name is empty for people with a single one. */
export const fullName = ({
  firstName,
  lastName,
}: Pick<typeof customers.$inferSelect, 'firstName' | 'lastName'>): string =>
  formatName({ first_name: firstName, last_name: lastName })
