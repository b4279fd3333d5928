import { Heading } from '@seberang/design-system/Heading'
import { PriceFoot } from '@seberang/design-system/PriceFoot'
import { Stack } from '@seberang/design-system/Stack'
import { Table } from '@seberang/design-system/Table'
import { Text } from '@seberang/design-system/Text'
import type { Priced } from '@seberang/domain/api'
import { billedNames, lineName, type PricedShipment } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import { pricingLines } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { ActionDialog } from '../../components/ActionDialog.tsx'
import { usePriceStatement } from '../../components/price/use-price-object.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'

type ChangedShipment = PricedShipment & { before: Priced }

interface PriceChangedDialogProps {
  now: number
  shipments: readonly ChangedShipment[]
  paying: boolean
  onAccept: () => void
  onClose: () => void
}

/** The price has changed: shows both prices with their differences, and the customer decides. */
export function PriceChangedDialog(props: PriceChangedDialogProps) {
  const { now, shipments, paying, onAccept, onClose } = props
  const { t } = useTranslation(['checkout', 'common'])
  const statementOf = usePriceStatement()
  return (
    <ActionDialog
      title={t('changed.title')}
      description={t('changed.text')}
      cancel={t('changed.refuse')}
      action={t('changed.accept', { total: formatRupiah(now) })}
      busy={paying}
      busyLabel={t('common:loading')}
      onAction={onAccept}
      onClose={onClose}
    >
      <Stack space={5}>
        <PriceFoot size="large" notes="below" statement={statementOf({ shipments })} />
        {shipments.map((shipment) => (
          <Differences key={shipment.code} shipment={shipment} isOnly={shipments.length === 1} />
        ))}
      </Stack>
    </ActionDialog>
  )
}

interface Row {
  name: string
  before: number
  now: number
}

/** @param isOnly its sum is the total above */
function Differences({ shipment, isOnly }: { shipment: ChangedShipment; isOnly: boolean }) {
  const { t } = useTranslation(['checkout', 'pricing', 'price'])
  const language = useLanguage()
  const { title, before, priced: now } = shipment
  const changed: Row[] = pricingLines
    .map((line) => ({
      name: lineName(line, billedNames(shipment), billTexts(language)),
      before: before.answer.lines[line],
      now: now.answer.lines[line],
    }))
    .filter((row) => row.before !== row.now)
  if (changed.length === 0) {
    return (
      <Stack space={1}>
        <Heading level={3} step="h4">
          {title}
        </Heading>
        <Text tone="secondary">{t('changed.same', { total: formatRupiah(now.answer.total) })}</Text>
      </Stack>
    )
  }
  const sum: Row = { name: t('pricing:total'), before: before.answer.total, now: now.answer.total }
  return (
    <Stack space={1}>
      <Heading level={3} step="h4">
        {title}
      </Heading>
      <Table
        cardsBelow="narrow"
        caption={title}
        rows={isOnly ? changed : [...changed, sum]}
        rowKey={({ name }) => name}
        columns={[
          { id: 'line', name: t('changed.line'), cell: ({ name }) => name },
          { id: 'before', numeric: true, name: t('changed.before'), cell: (row) => formatRupiah(row.before) },
          { id: 'now', numeric: true, name: t('changed.now'), cell: (row) => formatRupiah(row.now) },
        ]}
      />
    </Stack>
  )
}
