import type { Bank } from '@seberang/domain/api'
import file from './banks.json' with { type: 'json' }

const banks: readonly (Bank & { name: string })[] = file.items
const byCode = new Map(banks.map((one) => [one.bank_code, one]))

export const isBank = (code: string): boolean => byCode.has(code)

/** As people call it; its code where a later release no longer lists it. */
export const bankName = (code: string): string => byCode.get(code)?.bank ?? code

/** Those whose name, in short or in full, or code has every word that was typed; all of them for none. */
export function findBanks(search = ''): Bank[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return banks
    .filter(({ bank_code, bank, name }) => {
      const searched = `${bank_code} ${bank} ${name}`.toLowerCase()
      return words.every((word) => searched.includes(word))
    })
    .map(({ bank_code, bank }) => ({ bank_code, bank }))
}
