import { Box } from '@seberang/design-system/Box'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { PaymentCode } from '@seberang/design-system/PaymentCode'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { ExternalLink } from '@seberang/design-system/icons'
import type { Invoice, Payment } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { AmountToPay } from './AmountToPay.tsx'

interface PayByWalletProps {
  payment: Payment
  /** Opens the wallet's app. */
  link: string
  invoice: Invoice
}

/** A wallet: its app on the phone; on a larger screen also a code for the phone, where the gateway gives one. */
export function PayByWallet({ payment, link, invoice }: PayByWalletProps) {
  const { t } = useTranslation('invoice')
  const { qr_string: code } = payment
  const open = (
    <Stack space={3} align="start">
      <AmountToPay payment={payment} amount={invoice.total} note={t('pay.openText')} />
      <ButtonLink href={link} width="fullOnPhone" icon={ExternalLink}>
        {t('pay.openApp', { name: payment.title })}
      </ButtonLink>
      {code && (
        <Box display={{ phone: 'none', tablet: 'block' }}>
          <Text tone="secondary">{t('pay.orScan')}</Text>
        </Box>
      )}
    </Stack>
  )
  if (!code) return open
  return (
    <>
      <Box display={{ phone: 'block', tablet: 'none' }}>{open}</Box>
      <Box display={{ phone: 'none', tablet: 'block' }}>
        <PaymentCode value={code} label={t('pay.codeLabel', { amount: formatRupiah(invoice.total) })}>
          {open}
        </PaymentCode>
      </Box>
    </>
  )
}
