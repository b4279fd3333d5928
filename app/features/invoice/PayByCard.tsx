import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Heading } from '@seberang/design-system/Heading'
import { Money } from '@seberang/design-system/Money'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Lock } from '@seberang/design-system/icons'
import type { Invoice, Payment } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'

interface PayByCardProps {
  payment: Payment
  /** Where the gateway asks for the card. */
  page: string
  invoice: Invoice
}

/** A card is entered on the gateway's own page, in a document of its own: no page here has a field for a number. */
export function PayByCard({ payment, page, invoice }: PayByCardProps) {
  const { t } = useTranslation('invoice')
  const { gateway = '' } = payment
  return (
    <Stack space={3} align="start">
      <Heading level={2} step="h3">
        {t('byCard.title')}
      </Heading>
      <Money size="large">{formatRupiah(invoice.total)}</Money>
      <Text tone="secondary">{t('byCard.owner', { gateway })}</Text>
      <ButtonLink href={page} icon={Lock}>
        {t('byCard.pay')}
      </ButtonLink>
      <Text step="note" tone="secondary">
        {t('byCard.secure')}
      </Text>
    </Stack>
  )
}
