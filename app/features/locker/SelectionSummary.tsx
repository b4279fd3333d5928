import { CostSummary } from '@seberang/design-system/CostSummary'
import { Heading } from '@seberang/design-system/Heading'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { formatRupiah } from '@seberang/domain/format'
import type { PricingLine } from '@seberang/domain/pricing'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompleteCart } from '../../lib/cart-text.ts'

const summed = [
  'freight',
  'handling',
  'phone_surcharge',
  'duty',
  'vat',
  'income_tax',
] as const satisfies readonly PricingLine[]

/** What the ticked shipments come to so far. */
export function SelectionSummary({
  selected,
  action,
}: {
  selected: readonly CompleteCart[]
  action: ReactNode
}) {
  const { t } = useTranslation(['locker', 'pricing'])
  const sumOf = (line: PricingLine) => selected.reduce((sum, cart) => sum + cart.priced.answer.lines[line], 0)
  const total = selected.reduce((sum, cart) => sum + cart.priced.answer.total, 0)
  return (
    <Sheet>
      <SheetSection>
        {selected.length === 0 ? (
          <Stack space={2}>
            <Heading level={2} step="h3">
              {t('aside.none')}
            </Heading>
            <Text tone="secondary">{t('aside.noneText')}</Text>
          </Stack>
        ) : (
          <Stack space={4}>
            <Heading level={2} step="h3">
              {t('aside.title', { count: selected.length })}
            </Heading>
            <CostSummary
              lines={summed
                .filter((line) => sumOf(line) !== 0)
                .map((line) => ({ name: t(`pricing:line.${line}`), amount: formatRupiah(sumOf(line)) }))}
              total={{ name: t('aside.sum'), amount: formatRupiah(total) }}
            />
            {action}
            <Text step="note" tone="tertiary">
              {t('aside.later')}
            </Text>
          </Stack>
        )}
      </SheetSection>
    </Sheet>
  )
}
