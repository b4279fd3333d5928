import { dropKept, sentFile, type KeptFile } from '../../lib/files/kept-file.ts'
import type { ProductDraft } from './draft/draft.ts'

/**
 * Sends the photos and papers that still wait on this device.
 * @returns the products with the server's names for them, and what may leave the device once all is saved
 * @throws FileGone, or what an upload throws
 */
export async function sendFiles(
  products: readonly ProductDraft[],
  onSent: (product: ProductDraft) => void,
): Promise<{ products: readonly ProductDraft[]; waited: readonly KeptFile[] }> {
  const sent: ProductDraft[] = []
  const waited: KeptFile[] = []
  // One after the other: a phone's line carries one photo faster than five at once.
  for (const product of products) {
    const photo = product.photo && (await sentFile(product.photo))
    const document = product.document && (await sentFile(product.document))
    const next = { ...product, photo, document }
    for (const file of [product.photo, product.document]) if (file) waited.push(file)
    if (photo !== product.photo || document !== product.document) onSent(next)
    sent.push(next)
  }
  return { products: sent, waited }
}

/** Frees the device of what a shipment left on it. */
export async function dropFiles(products: readonly ProductDraft[]): Promise<void> {
  await Promise.all(products.flatMap(({ photo, document }) => [dropKept(photo), dropKept(document)]))
}
