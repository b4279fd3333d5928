/** The files of a shipment that can be the papers that were asked for: of its goods, and the seller's invoice. */
export function papersAmong(
  invoice: string | null | undefined,
  products: readonly { additional_document?: string | null | undefined }[],
): readonly string[] {
  return [invoice, ...products.map((product) => product.additional_document)].flatMap((id) => id ?? [])
}

/** Papers are given by a file that was not attached before; those that were attached did not answer the request. */
export const givesPapers = (before: readonly string[], after: readonly string[]): boolean =>
  after.some((id) => !before.includes(id))
