import { Button } from '@seberang/design-system/Button'
import { useToast } from '@seberang/design-system/Toast'
import { Undo2 } from '@seberang/design-system/icons'
import { calls, type BankAccount, type Invoice, type RefundTerms } from '@seberang/domain/api'
import { formatList } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../../lib/api/client.ts'
import { refusalIn } from '../../../lib/api/errors.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { RefundDialog } from './RefundDialog.tsx'

interface Offered {
  terms: readonly RefundTerms[]
  accounts: readonly BankAccount[]
}

/** Opens the form for a refund of a paid invoice, once it is known what may be returned. */
export function RefundButton({
  invoice,
}: {
  invoice: Pick<Invoice, 'invoice_code' | 'invoice_type' | 'total'>
}) {
  const { invoice_code, invoice_type, total } = invoice
  const { t } = useTranslation(['refund', 'common'])
  const language = useLanguage()
  const toaster = useToast()
  const [isLoading, setLoading] = useState(false)
  const [offered, setOffered] = useState<Offered>()

  async function open(): Promise<void> {
    setLoading(true)
    try {
      const [{ results }, { results: accounts }] = await Promise.all([
        request(calls.refundTerms, { query: { invoice_code } }),
        request(calls.bankAccounts, {}),
      ])
      const terms = results.filter((one) => one.open === null && one.left > 0)
      const open = results.flatMap((one) => one.open ?? [])
      if (terms.length === 0)
        toaster.show({
          tone: 'info',
          text: open.length > 0 ? t('open', { id: formatList(open, language) }) : t('nothing'),
        })
      else setOffered({ terms, accounts })
    } catch (error) {
      toaster.show({ tone: 'critical', text: refusalIn(error)?.message ?? t('failed') })
    }
    setLoading(false)
  }
  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        icon={Undo2}
        loading={isLoading}
        loadingLabel={t('common:loading')}
        onClick={() => void open()}
      >
        {t('action')}
      </Button>
      {offered && (
        <RefundDialog
          {...offered}
          added={invoice_type === 'additional' ? total : undefined}
          onClose={() => setOffered(undefined)}
        />
      )}
    </>
  )
}
