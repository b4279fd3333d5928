import { maxPaperFiles, maxUploadMegabytes } from '@seberang/domain/limits'
import { SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { type Cart } from '@seberang/domain/api'
import { givesPapers, papersAmong } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { AttachmentField } from '../../components/files/AttachmentField.tsx'
import { documentTypes } from '../../lib/files/draft-file.ts'
import { paperIdsOf } from './draft/convert.ts'
import type { ReceivingWarehouse } from './draft/draft-of-cart.ts'
import type { DraftChange, ShipmentDraft } from './draft/draft.ts'
import { FromWarehouse } from './FromWarehouse.tsx'
import type { PricedDraft } from './use-priced-draft.ts'

const taskId = 'papers'

/** Whether the draft has papers that the shipment, as it was read, did not have. */
export const hasNewPapers = (cart: Cart, draft: ShipmentDraft): boolean =>
  givesPapers(
    papersAmong(cart.setup, cart.products),
    papersAmong(
      { invoice_file: draft.boxes?.invoice?.id, paper_files: paperIdsOf(draft) },
      draft.products.map(({ document }) => ({ additional_document: document?.id })),
    ),
  )

/** The first button that attaches a file; the camera's is there on a touch screen only. */
export const firstUpload = (): HTMLElement | undefined =>
  [...(document.getElementById(taskId)?.querySelectorAll('button') ?? [])].find(
    (button) => button.offsetParent !== null,
  )

interface PapersTaskProps {
  cart: Cart
  warehouse: ReceivingWarehouse | undefined
  pricedDraft: PricedDraft
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  /** It was sent without a file. */
  isMissing: boolean
}

/** What the warehouse asked for and was sent, and where to attach it. */
export function PapersTask({ cart, warehouse, pricedDraft, draft, change, isMissing }: PapersTaskProps) {
  const { t } = useTranslation('wizard')
  // A product that is being edited below has its field there.
  const products = draft.products.filter(({ key }) => key !== draft.open?.key)
  const { papers = [] } = draft
  // The last field is empty, as long as more papers are taken.
  const fields = (papers.at(-1) === null ? papers : [...papers, null]).slice(0, maxPaperFiles)
  const hint = t('papers.hint', { megabytes: maxUploadMegabytes })
  return (
    <FromWarehouse cart={cart} warehouse={warehouse} pricedDraft={pricedDraft}>
      <SheetSection>
        <div id={taskId}>
          <Stack space={4}>
            <Text step="note" tone="secondary">
              {t('papers.where')}
            </Text>
            {products.map(({ key, title, document }, place) => (
              <AttachmentField
                key={key}
                label={t('papers.of', { title: title || t('products.untitled') })}
                hint={hint}
                required
                error={isMissing && place === 0 ? t('papers.missing') : undefined}
                types={documentTypes}
                value={document}
                onChange={(file) => change({ type: 'document', key, document: file })}
              />
            ))}
            <AttachmentField
              label={t('boxes.invoice')}
              hint={hint}
              types={documentTypes}
              value={draft.boxes?.invoice ?? null}
              onChange={(invoice) => change({ type: 'invoice', invoice })}
            />
            {fields.map((paper, place) => (
              <AttachmentField
                key={place}
                label={t('papers.other', { number: place + 1 })}
                hint={hint}
                types={documentTypes}
                value={paper}
                onChange={(file) => change({ type: 'paper', place, paper: file })}
              />
            ))}
          </Stack>
        </div>
      </SheetSection>
    </FromWarehouse>
  )
}
