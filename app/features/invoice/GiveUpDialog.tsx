import { Notice } from '@seberang/design-system/Notice'
import { calls, type Invoice } from '@seberang/domain/api'
import { joinSentences } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { refusalIn } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { useUntilOnline } from '../../lib/browser/use-until-online.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'

interface GiveUpDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Ends an unpaid invoice after saying what becomes of its shipments, its voucher and money on its way. */
export function GiveUpDialog({ invoice, onClose }: GiveUpDialogProps) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const [failure, setFailure] = useState<string>()
  const { isWaiting, wait } = useUntilOnline()
  const giveUp = useChange(calls.giveUpInvoice, [
    calls.invoice,
    calls.invoices,
    calls.carts,
    calls.cartCounts,
  ])
  // A transfer goes to our own account, which stays.
  const isManual = invoice.payment?.payment_method === 'manual'
  const hasVoucher = invoice.items.some(({ voucher }) => voucher !== null)

  async function confirm(): Promise<void> {
    setFailure(undefined)
    await wait()
    try {
      await giveUp.trigger({ body: { invoice_code: invoice.invoice_code } })
      onClose()
    } catch (error) {
      setFailure(refusalIn(error)?.message ?? t('giveUp.failed'))
    }
  }

  return (
    <ConfirmDialog
      title={t('giveUp.title', { code: invoice.invoice_code })}
      text={joinSentences(
        [
          t('giveUp.shipments'),
          hasVoucher ? t('giveUp.voucher') : undefined,
          t(isManual ? 'giveUp.transfer' : 'giveUp.number'),
        ],
        language,
      )}
      action={t('giveUp.action')}
      stay={t('giveUp.stay')}
      busy={isWaiting || giveUp.isMutating}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {isWaiting && (
        <Notice tone="info" live="polite">
          {t('giveUp.waits')}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
