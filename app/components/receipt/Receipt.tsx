import { LandedCostReceipt } from '@seberang/design-system/LandedCostReceipt'
import { Sheet } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Plane, Ship } from '@seberang/design-system/icons'
import { formatRupiah } from '@seberang/domain/format'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QuoteNotice } from './QuoteNotice.tsx'
import { useReceiptLines, useReceiptNote, type ReceiptShipment } from './receipt-lines.ts'

interface ReceiptProps {
  /** The button that pays. */
  action?: ReactNode
  /** Between the lines and the total. */
  extra?: ReactNode
  shipments: readonly ReceiptShipment[]
  totalName: string
}

/** The bill, with an explanation of each line. */
export function Receipt({ shipments, totalName, action, extra }: ReceiptProps) {
  const { t } = useTranslation(['pricing', 'reason'])
  const linesOf = useReceiptLines()
  const noteOf = useReceiptNote()
  const quotes = shipments.flatMap(({ code, priced }) => (priced.quote ? { code, quote: priced.quote } : []))
  const total = shipments.reduce((sum, { priced }) => sum + priced.answer.total, 0)
  return (
    <Sheet bleed as="div">
      <LandedCostReceipt
        title={t('receipt')}
        why={{ open: t('why'), close: t('less') }}
        action={action}
        extra={
          (extra || quotes.length > 0) && (
            <Stack space={3}>
              {quotes.map(({ code, quote }) => (
                <QuoteNotice key={code} quote={quote} />
              ))}
              {extra}
            </Stack>
          )
        }
        groups={shipments.map((shipment, index) => {
          const lines = linesOf(shipment)
          return {
            id: shipment.code,
            ...(shipments.length > 1 && {
              heading: {
                title: shipment.title,
                icon: shipment.bySea ? Ship : Plane,
                sum: formatRupiah(shipment.priced.answer.total),
                summary: t('reason:why.summary', {
                  lines: lines.map(({ name }) => name).join(t('reason:why.join')),
                }),
                open: index === 0,
              },
            }),
            lines,
          }
        })}
        total={{ label: totalName, amount: formatRupiah(total), size: 'total' }}
        footnote={noteOf(shipments)}
      />
    </Sheet>
  )
}
