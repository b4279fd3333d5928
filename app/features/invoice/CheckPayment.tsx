import { Box } from '@seberang/design-system/Box'
import { Button } from '@seberang/design-system/Button'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { RefreshCw } from '@seberang/design-system/icons'
import type { Invoice } from '@seberang/domain/api'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCheckPayment } from './use-check-payment.ts'

/** Asks the gateway whether it was paid; what a person matches is not asked for. */
export function CheckPayment({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(['invoice', 'common'])
  const check = useCheckPayment(invoice.invoice_code)
  const answer = useRef<HTMLElement>(null)
  const isAnswered = check.message !== undefined
  useEffect(() => {
    // Below the button it may be out of sight, and a press would seem to do nothing.
    if (isAnswered) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswered])
  if (invoice.payment?.payment_method === 'manual') return null
  return (
    <Stack space={2} align="start">
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
      <Box aria-live="polite" ref={answer}>
        {check.message && (
          <Text step="note" tone="secondary" tabular>
            {check.message}
          </Text>
        )}
      </Box>
    </Stack>
  )
}
