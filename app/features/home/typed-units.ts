// What reads a figure with its unit. The page starts without any, so this loads once somebody types.
export { readPrice, readWeight, wordBeside } from '@seberang/domain/format'
