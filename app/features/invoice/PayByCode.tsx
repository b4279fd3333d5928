import { Box } from '@seberang/design-system/Box'
import { Button } from '@seberang/design-system/Button'
import { PaymentCode } from '@seberang/design-system/PaymentCode'
import { qrImage } from '@seberang/design-system/QrCode'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { Download } from '@seberang/design-system/icons'
import type { Invoice, Payment } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { AmountToPay } from './AmountToPay.tsx'

interface PayByCodeProps {
  payment: Payment
  /** What the code holds. */
  code: string
  invoice: Invoice
}

/** QRIS: the code that any app scans; on the phone that pays, an image that its app opens. */
export function PayByCode({ payment, code, invoice }: PayByCodeProps) {
  const { t } = useTranslation('invoice')
  const toaster = useToast()
  async function save(): Promise<void> {
    try {
      saveFile(await qrImage(code), `${invoice.invoice_code}.png`)
    } catch {
      toaster.show({ tone: 'critical', text: t('pay.saveFailed') })
    }
  }
  return (
    <PaymentCode value={code} label={t('pay.codeLabel', { amount: formatRupiah(invoice.total) })}>
      <Stack space={3}>
        <AmountToPay payment={payment} amount={invoice.total} note={t('pay.inCode')} />
        <Box display={{ phone: 'block', tablet: 'none' }}>
          <Stack space={2}>
            <Button icon={Download} width="full" onClick={() => void save()}>
              {t('pay.save')}
            </Button>
            <Text step="note" tone="secondary">
              {t('pay.saveHint')}
            </Text>
          </Stack>
        </Box>
      </Stack>
    </PaymentCode>
  )
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
