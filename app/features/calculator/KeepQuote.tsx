import { quoteDays } from '@seberang/domain/limits'
import { Button } from '@seberang/design-system/Button'
import { Notice } from '@seberang/design-system/Notice'
import { calls } from '@seberang/domain/api'
import { quoteTitle } from '@seberang/domain/explain'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../lib/api/errors.ts'
import { useFailureText } from '../../lib/api/failure-text.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { useKeyOf } from '../../lib/api/use-key-of.ts'
import { useIsLate } from '../../lib/browser/use-is-late.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useCountryName } from '../../lib/reference/countries.ts'
import { justKept } from '../../lib/navigation/just-kept.ts'
import { parcelQuery, type LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { calculatorOf, quoteAt } from '../../lib/navigation/paths.ts'
import { goodsName, quoteOf } from './quote-of.ts'
import type { Calculation } from './calculate.ts'

interface KeepQuoteProps {
  calculation: Calculation
  typed: LinkedParcel
}

/** Saves the price as a quote and goes to its shareable page. */
export function KeepQuote({ calculation, typed }: KeepQuoteProps) {
  const { t } = useTranslation(['calculator', 'common'])
  const navigate = useNavigate()
  const language = useLanguage()
  const countryName = useCountryName()
  const failureText = useFailureText()
  const keyOf = useKeyOf()
  const { trigger, isMutating, error } = useChange(calls.keepQuote, [], {
    async onSuccess({ code }) {
      // Back returns to the parcel as it was quoted.
      await navigate(calculatorOf(parcelQuery({ ...typed, optionId: calculation.chosen.id })), {
        replace: true,
      })
      await navigate(quoteAt(code), { state: justKept })
    },
  })

  const isSlow = useIsLate(isMutating)

  function keep(): void {
    const goods = goodsName(typed, calculation)
    const title = quoteTitle({ goods, from: countryName(typed.country), to: typed.placeName }, language)
    const body = quoteOf(typed, calculation, title)
    // The error is shown below the button, which retries.
    trigger({ body, idempotencyKey: keyOf(body) }).catch(() => undefined)
  }

  return (
    <>
      <Button
        width="full"
        size="large"
        variant="outline"
        loading={isMutating}
        loadingLabel={t('keep.busy')}
        onClick={keep}
      >
        {t('keep.action', { days: quoteDays })}
      </Button>
      {isSlow && (
        <Notice tone="info" live="polite">
          {t('keep.slow')}
        </Notice>
      )}
      {error !== undefined && !isMutating && (
        <Notice tone="critical" live="assertive" title={t('keep.failed')}>
          {error instanceof ApiError && error.fields[0] ? error.fields[0].message : failureText(error)}
        </Notice>
      )}
    </>
  )
}
