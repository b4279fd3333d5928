import { discardLocalFile, uploadedFile, type DraftFile } from '../../lib/files/draft-file.ts'
import type { DraftChange, ShipmentDraft } from './draft/draft.ts'

type Filed = Pick<ShipmentDraft, 'products' | 'boxes' | 'papers'>

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
  const papers: (DraftFile | null)[] = []
  for (const [place, local] of (draft.papers ?? []).entries()) {
    const paper = local && (await uploadedFile(local))
    if (paper !== local) change({ type: 'paper', place, paper })
    papers.push(paper)
  }
  const sent = { ...draft, products, ...(draft.papers && { papers }) }
  const { boxes } = draft
  if (!boxes?.invoice) return sent
  const invoice = await uploadedFile(boxes.invoice)
  if (invoice !== boxes.invoice) change({ type: 'invoice', invoice })
  return { ...sent, boxes: { ...boxes, invoice } }
}

/** Deletes the shipment's files from this device. */
export async function dropFiles({ products, boxes, papers = [] }: Filed): Promise<void> {
  const files: (DraftFile | null)[] = [
    ...products.flatMap(({ photo, document }) => [photo, document]),
    boxes?.invoice ?? null,
    ...papers,
  ]
  await Promise.all(files.map(discardLocalFile))
}
