import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { Heading } from '@seberang/design-system/Heading'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { maxUploadMegabytes, type Cart } from '@seberang/domain/api'
import { formatMoment } from '@seberang/domain/format'
import { givesPapers, papersAmong } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { AttachmentField } from '../../components/files/AttachmentField.tsx'
import { documentTypes } from '../../lib/files/draft-file.ts'
import { useCountryName } from '../../lib/reference/countries.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { papersRequest } from '../../lib/shipments/cart-text.ts'
import type { ReceivingWarehouse } from './draft/draft-of-cart.ts'
import type { DraftChange, ShipmentDraft } from './draft/draft.ts'
import { useMeasuredText } from './texts.ts'

const taskId = 'papers'

/** Whether the draft has papers that the shipment, as it was read, did not have. */
export const hasNewPapers = (cart: Cart, { boxes, products }: ShipmentDraft): boolean =>
  givesPapers(
    papersAmong(cart.invoice_file, cart.products),
    papersAmong(
      boxes?.invoice?.id,
      products.map(({ document }) => ({ additional_document: document?.id })),
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
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  /** It was sent without a file. */
  isMissing: boolean
}

/** What the warehouse asked for, and where to attach it. */
export function PapersTask({ cart, warehouse, draft, change, isMissing }: PapersTaskProps) {
  const { t } = useTranslation('wizard')
  const language = useLanguage()
  const countryName = useCountryName()
  const measured = useMeasuredText()(cart)
  // A product that is being edited below has its field there.
  const products = draft.products.filter(({ key }) => key !== draft.open?.key)
  const hint = t('papers.hint', { megabytes: maxUploadMegabytes })
  return (
    <Sheet bleed aria-labelledby={`${taskId}-asked`}>
      <SheetSection>
        <Stack space={2}>
          <Heading level={2} step="h3" id={`${taskId}-asked`}>
            {t('papers.asked')}
          </Heading>
          <Text step="read">{papersRequest(cart)}</Text>
          {cart.papers && (
            <Text step="note" tone="secondary">
              {t('papers.by', {
                name: warehouse?.agent.name ?? countryName(cart.country),
                moment: formatMoment(cart.papers.asked_at, language),
              })}
            </Text>
          )}
        </Stack>
      </SheetSection>
      <SheetSection>
        <div id={taskId}>
          <Stack space={4}>
            {products.length > 1 && (
              <Text step="note" tone="secondary">
                {t('papers.oneIsEnough')}
              </Text>
            )}
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
          </Stack>
        </div>
      </SheetSection>
      {measured && (
        <SheetSection>
          <DescriptionList items={[{ term: t('papers.measured'), value: measured }]} />
        </SheetSection>
      )}
    </Sheet>
  )
}
