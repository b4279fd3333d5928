import { Link } from '@seberang/design-system/Link'
import { Notice } from '@seberang/design-system/Notice'
import { adviceText, type ReasonTexts } from '@seberang/domain/explain'
import { formatRupiah, joinSentences } from '@seberang/domain/format'
import { optionId, type Track } from '@seberang/domain/pricing'
import { advise } from '@seberang/domain/terms'
import i18next from 'i18next'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { calculatorOf } from '../../lib/navigation/paths.ts'
import { packageFor } from '../../lib/reference/reference.ts'
import type { Estimate } from './estimate.ts'
import type { HomeData } from './use-home-data.ts'

interface CautionProps {
  estimate: Estimate
  data: HomeData
  track: Track
  /** The calculator's parameters of the same parcel. */
  parcel: Record<'from', string> & Record<string, string>
}

/** What the law levies besides the price, in the words of the calculator for the same parcel. */
export function Caution(props: CautionProps) {
  // Its texts load without the page being hidden meanwhile.
  return (
    <Suspense fallback={null}>
      <LevyCaution {...props} />
    </Suspense>
  )
}

function LevyCaution({ estimate, data, track, parcel }: CautionProps) {
  const { t } = useTranslation(['calculator', 'reason'])
  const language = useLanguage()
  const { request, answer } = estimate
  const advice = advise(request)
  const isGeneral = advice?.key === 'general_rates_above_limit'
  if (!advice || (!isGeneral && advice.difference <= 0)) return null
  const { lead, text } = adviceText(
    advice,
    i18next.getResourceBundle(language, 'reason') as ReasonTexts,
    language,
  )
  const company = packageFor(data.reference.packages, parcel.from, track, 'company')
  const isMore = advice.difference > 0
  return (
    <Notice
      tone="caution"
      title={
        isMore ? lead : t('estimate.generalTotal', { amount: formatRupiah(answer.total + advice.difference) })
      }
      action={
        isGeneral &&
        company && (
          <Link
            href={calculatorOf(
              new URLSearchParams({ ...parcel, way: optionId(company.package_id, request.container_type) }),
            )}
          >
            {t('estimate.general')}
          </Link>
        )
      }
    >
      {joinSentences(
        [text, !isMore && t('estimate.belowTotal', { amount: formatRupiah(-advice.difference) })],
        language,
      )}
    </Notice>
  )
}
