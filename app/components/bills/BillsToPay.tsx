import { Box } from '@seberang/design-system/Box'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { AdditionalInvoice, Invoice, Payment } from '@seberang/domain/api'
import { transferAmount } from '@seberang/domain/explain'
import { formatMoment, formatRupiah, sentenceStart } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import { lookedAtText } from '../../lib/shipments/looked-at.ts'
import { useBilledNames } from '../../lib/shipments/use-shipment-names.ts'

/** An invoice that waits for payment, or whose transfer is being looked at. */
export interface Bill
  extends
    Pick<Invoice, 'invoice_code' | 'invoice_type' | 'total' | 'reason'>,
    Pick<AdditionalInvoice, 'due_date' | 'taken_back'> {
  status: Invoice['status']
  payment: Pick<Payment, 'payment_method' | 'surplus' | 'proof'> | null
  /** Its shipments; empty where they stand above the list. */
  titles: readonly string[]
}

interface BillsToPayProps {
  bills: readonly Bill[]
  /** Notices say the cause and the deadline of each: here they would be repeated. */
  areExplained?: boolean
}

/** Each bill with its amount and deadline, as they are due: they are paid one by one. */
export function BillsToPay({ bills, areExplained = false }: BillsToPayProps) {
  const { t } = useTranslation(['status', 'price'])
  const language = useLanguage()
  const namesOf = useBilledNames()
  return (
    <Stack as="ul" space={3} aria-label={t('bills.each', { all: bills.length })}>
      {bills.map((bill, at) => {
        const { invoice_code, due_date, reason, taken_back } = bill
        const lookedAt = lookedAtText(bill, language)
        const [name, cause] = [namesOf(bill), reason].filter(Boolean)
        const namesakes = bills.filter((other) => namesOf(other) === name)
        return (
          <li key={invoice_code}>
            <Box
              display="flex"
              flexDirection={{ phone: 'column', tablet: 'row' }}
              alignItems={{ phone: 'stretch', tablet: 'center' }}
              justifyContent="space-between"
              gap={{ phone: 2, tablet: 3 }}
            >
              <div>
                <Text step="note" weight="semibold">
                  {name}
                </Text>
                {cause && (!areExplained || namesakes.length > 1) && <Text step="note">{cause}</Text>}
                {taken_back && <Text step="note">{sentenceStart(t('price:note.reversed'))}</Text>}
                {!areExplained && (
                  <Text step="note" tone="tertiary">
                    {lookedAt?.text ?? t('bills.by', { time: formatMoment(due_date, language) })}
                  </Text>
                )}
              </div>
              {!lookedAt && (
                <Box flexShrink={0} display="grid">
                  <ButtonLink
                    variant={at === 0 ? 'solid' : 'outline'}
                    size="field"
                    href={statusOrderOf(invoice_code)}
                  >
                    {t('bills.pay', { amount: formatRupiah(transferAmount(bill)) })}
                  </ButtonLink>
                </Box>
              )}
            </Box>
          </li>
        )
      })}
    </Stack>
  )
}
