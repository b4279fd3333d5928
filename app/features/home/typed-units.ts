// What reads a figure with its unit, and the messages for one that cannot be read or is above a limit of the law. The
// page starts without them, so this loads once somebody types.
export { readPrice, readWeight } from '@seberang/domain/format'
export { Caution } from './Caution.tsx'
export { readingError } from './reading-error.ts'
