interface Attaching {
  invoice_file?: string | null | undefined
  paper_files?: readonly string[] | undefined
}

/** The files of a shipment that can be the papers that were asked for: the seller's invoice, of its goods, and others. */
export function papersAmong(
  setup: Attaching | null,
  products: readonly { additional_document?: string | null | undefined }[],
): readonly string[] {
  return [
    setup?.invoice_file,
    ...products.map((product) => product.additional_document),
    ...(setup?.paper_files ?? []),
  ].flatMap((id) => id ?? [])
}

/** Papers are given by a file that was not attached before; those that were attached did not answer the request. */
export const givesPapers = (before: readonly string[], after: readonly string[]): boolean =>
  after.some((id) => !before.includes(id))
