/** The postal codes of the sub-districts that the server has named since the page was opened. */
const known = new Map<string, readonly string[]>()

export function rememberPostalCodes(subDistrictId: string, postalCodes: readonly string[]): void {
  known.set(subDistrictId, postalCodes)
}

/** Empty if they are not known here; the server knows all. */
export const postalCodesOf = (subDistrictId: string): readonly string[] => known.get(subDistrictId) ?? []
