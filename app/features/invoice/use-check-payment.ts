import { joinSentences } from '@seberang/domain/format'
import { checkPauseSeconds } from '@seberang/domain/limits'
import { calls } from '@seberang/domain/api'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalIn } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'

/** Minimum pause between two checks, in milliseconds. */
const pauseMs = checkPauseSeconds * 1000

interface CheckPayment {
  run: () => Promise<void>
  busy: boolean
  /** The result, and when the next check is possible. */
  message: string | undefined
}

/** Checks with the gateway whether the payment has arrived. */
export function useCheckPayment(invoice_code: string): CheckPayment {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const [answer, setAnswer] = useState<string>()
  const [wait, setWait] = useState(0)
  const { trigger, isMutating } = useChange(calls.checkPayment, [calls.invoice, calls.carts])
  const isWaiting = wait > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setWait((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])

  async function run(): Promise<void> {
    if (isWaiting) return
    setAnswer(undefined)
    try {
      const { invoice } = await trigger({ body: { invoice_code } })
      if (invoice.status === 'pending') setAnswer(t('stillWaiting'))
    } catch (error) {
      setAnswer(refusalIn(error)?.message ?? t('checkFailed'))
    }
    setWait(pauseMs / 1000)
  }

  const again = isWaiting ? t('checkAgain', { seconds: wait }) : undefined
  const message = answer && joinSentences([answer, again], language)
  return { run, busy: isMutating, message }
}
