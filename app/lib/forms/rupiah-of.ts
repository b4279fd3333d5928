import { readWhole } from '@seberang/domain/format'

/** The figure that was typed, for the schema to refuse where it is a fraction; undefined for what cannot be read. */
export function figureOf(typed: string): number | undefined {
  const read = readWhole(typed)
  return read.kind === 'value' || read.kind === 'fraction' ? Number(read.canonical) : undefined
}

/** The whole rupiah that were typed; undefined for what cannot be read. */
export function rupiahOf(typed: string): number | undefined {
  const figure = figureOf(typed)
  return Number.isInteger(figure) ? figure : undefined
}

/** A field for an amount: one that is typed or pasted as we write it, `Rp50.000`, loses its currency, which stands beside. */
export const amountField = <Field extends { onChange: (typed: string) => void }>(field: Field): Field => ({
  ...field,
  onChange: (typed: string) => field.onChange(typed.replace(/^\s*(?:Rp\.?|IDR)\s*/i, '')),
})
