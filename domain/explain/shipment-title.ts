/**
 * What a shipment is called in lists, on papers and in mails: its first product and the number of further ones, or its
 * code while nobody has listed its products.
 */
export function shipmentTitle(products: readonly { title: string }[], code: string): string {
  const [first, ...more] = products
  if (!first) return code
  return more.length > 0 ? `${first.title} +${more.length}` : first.title
}
