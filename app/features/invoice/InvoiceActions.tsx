import { Box } from '@seberang/design-system/Box'
import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Inline } from '@seberang/design-system/Inline'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Printer, RefreshCw } from '@seberang/design-system/icons'
import type { Invoice } from '@seberang/domain/api'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { printInvoiceOf } from '../../lib/navigation/document-links.ts'
import { ChangeMethodDialog } from './ChangeMethodDialog.tsx'
import { GiveUpDialog } from './GiveUpDialog.tsx'
import { useCheckPayment } from './use-check-payment.ts'

interface InvoiceActionsProps {
  invoice: Invoice
  canChangeMethod: boolean
  canGiveUp: boolean
}

/** Actions for an unpaid invoice. */
export function InvoiceActions({ invoice, canChangeMethod, canGiveUp }: InvoiceActionsProps) {
  const { t } = useTranslation(['invoice', 'common'])
  const [changing, setChanging] = useState(false)
  const [isGivingUp, setIsGivingUp] = useState(false)
  const check = useCheckPayment(invoice.invoice_code)
  const isTransfer = invoice.payment?.payment_method === 'manual'
  const sandbox = invoice.payment?.redirect_url
  const answer = useRef<HTMLElement>(null)
  const isAnswered = check.message !== undefined
  useEffect(() => {
    // Below the buttons it may be out of sight, and a press would seem to do nothing.
    if (isAnswered) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswered])
  return (
    <Stack space={2}>
      <Inline space={4}>
        {!isTransfer && (
          <Button
            variant="outline"
            tone="neutral"
            size="field"
            icon={RefreshCw}
            loading={check.busy}
            loadingLabel={t('common:loading')}
            onClick={() => void check.run()}
          >
            {t('check')}
          </Button>
        )}
        {canChangeMethod && (
          <Button variant="outline" tone="neutral" size="field" onClick={() => setChanging(true)}>
            {t('change.action')}
          </Button>
        )}
        <ButtonLink
          variant="outline"
          tone="neutral"
          size="field"
          icon={Printer}
          href={printInvoiceOf(invoice.invoice_code)}
        >
          {t('print')}
        </ButtonLink>
        {canGiveUp && (
          <Button variant="plain" tone="critical" size="field" onClick={() => setIsGivingUp(true)}>
            {t('giveUp.action')}
          </Button>
        )}
        {sandbox && (
          <ButtonLink variant="soft" size="field" href={sandbox} newWindow>
            {t('va.sandbox')}
          </ButtonLink>
        )}
      </Inline>
      <Box aria-live="polite" ref={answer}>
        {check.message && (
          <Text step="note" tone="secondary" tabular>
            {check.message}
          </Text>
        )}
      </Box>
      {isGivingUp && <GiveUpDialog invoice={invoice} onClose={() => setIsGivingUp(false)} />}
      {changing && <ChangeMethodDialog invoice={invoice} onClose={() => setChanging(false)} />}
    </Stack>
  )
}
