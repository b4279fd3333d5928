import { discardLocalFile, uploadedFile, type DraftFile } from '../../lib/files/draft-file.ts'
import type { ProductDraft } from './draft/draft.ts'

/**
 * Uploads the photos and documents that are still on this device only.
 * @returns the products with server ids, and the local ids that can be deleted once everything is saved
 * @throws FileMissing, or what an upload throws
 */
export async function sendFiles(
  products: readonly ProductDraft[],
  onSent: (product: ProductDraft) => void,
): Promise<{ products: readonly ProductDraft[]; waited: readonly DraftFile[] }> {
  const sent: ProductDraft[] = []
  const waited: DraftFile[] = []
  // Sequential: a slow connection finishes one photo faster than five at once.
  for (const product of products) {
    const photo = product.photo && (await uploadedFile(product.photo))
    const document = product.document && (await uploadedFile(product.document))
    const next = { ...product, photo, document }
    for (const file of [product.photo, product.document]) if (file) waited.push(file)
    if (photo !== product.photo || document !== product.document) onSent(next)
    sent.push(next)
  }
  return { products: sent, waited }
}

/** Deletes the shipment's files from this device. */
export async function dropFiles(products: readonly ProductDraft[]): Promise<void> {
  await Promise.all(
    products.flatMap(({ photo, document }) => [discardLocalFile(photo), discardLocalFile(document)]),
  )
}
