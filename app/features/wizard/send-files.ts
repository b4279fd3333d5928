import { discardLocalFile, uploadedFile, type DraftFile } from '../../lib/files/draft-file.ts'
import type { DraftChange, ShipmentDraft } from './draft/draft.ts'

type Filed = Pick<ShipmentDraft, 'products' | 'boxes'>

/**
 * Uploads the photos and papers that are still on this device only, and keeps their server ids in the draft.
 * @throws FileMissing, or what an upload throws
 */
export async function sendFiles<Draft extends Filed>(
  draft: Draft,
  change: (change: DraftChange) => void,
): Promise<Draft> {
  const products = []
  // Sequential: a slow connection finishes one photo faster than five at once.
  for (const product of draft.products) {
    const photo = product.photo && (await uploadedFile(product.photo))
    const document = product.document && (await uploadedFile(product.document))
    const sent = { ...product, photo, document }
    if (photo !== product.photo || document !== product.document) {
      change({ type: 'product sent', product: sent })
    }
    products.push(sent)
  }
  const { boxes } = draft
  if (!boxes?.invoice) return { ...draft, products }
  const invoice = await uploadedFile(boxes.invoice)
  const sent = { ...boxes, invoice }
  if (invoice !== boxes.invoice) change({ type: 'details', details: { boxes: sent } })
  return { ...draft, products, boxes: sent }
}

/** Deletes the shipment's files from this device. */
export async function dropFiles({ products, boxes }: Filed): Promise<void> {
  const files: (DraftFile | null)[] = [
    ...products.flatMap(({ photo, document }) => [photo, document]),
    boxes?.invoice ?? null,
  ]
  await Promise.all(files.map(discardLocalFile))
}
