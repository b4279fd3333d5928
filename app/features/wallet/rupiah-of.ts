import { readWhole } from '@seberang/domain/format'

/** The whole rupiah that were typed; undefined for what cannot be read. */
export function rupiahOf(typed: string): number | undefined {
  const read = readWhole(typed)
  return read.kind === 'value' ? Number(read.canonical) : undefined
}
