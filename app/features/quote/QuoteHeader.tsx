import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { Inline } from '@seberang/design-system/Inline'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { QuoteTimeLeft } from '@seberang/design-system/QuotePanel'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { Calculator, Download } from '@seberang/design-system/icons'
import { calls, type Quote } from '@seberang/domain/api'
import { formatMoment } from '@seberang/domain/format'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { urlOf } from '../../lib/api/url.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { parcelQuery } from '../../lib/navigation/parcel-link.ts'
import { parcelsOf } from '../../lib/navigation/parcels-of-quote.ts'
import { calculatorOf } from '../../lib/navigation/paths.ts'

/** The letters of a code by which two links are told apart. */
const shownOfCode = 6

interface QuoteHeaderProps {
  quote: Quote
  address: string
  /** Where the page has no panel beside it. */
  timeLeft: ReactNode
}

/** The title of a quote, below it what is done first, sharing it, how long it holds, and what else can be done with it. */
export function QuoteHeader({ quote, address, timeLeft }: QuoteHeaderProps) {
  const { t } = useTranslation(['quote', 'common'])
  const language = useLanguage()
  const toaster = useToast()
  const { code, title, created_at } = quote
  const [parcel, another] = parcelsOf(quote)
  return (
    <PageHeader
      title={title}
      text={
        <>
          <Inline as="span">
            <Text as="span" step="note" tone="primary" weight="semibold">
              {`${new URL(address).host}/…${code.slice(-shownOfCode)}`}
            </Text>
            <CopyButton
              value={address}
              label={t('common:action.copy')}
              what={t('link')}
              copiedLabel={t('common:copiedCode')}
              onRefused={() => toaster.show({ tone: 'critical', text: t('common:copyFailed') })}
            />
          </Inline>
          <Text as="span">{t('made', { moment: formatMoment(created_at, language) })}</Text>
          {timeLeft && <QuoteTimeLeft>{timeLeft}</QuoteTimeLeft>}
        </>
      }
      actions={
        <>
          <ButtonLink
            variant="outline"
            tone="neutral"
            icon={Download}
            href={urlOf(calls.quotePdf.path, { code }, { lang: language })}
            newWindow
          >
            {t('pdf')}
          </ButtonLink>
          {/* The calculator takes one product at a time. */}
          {parcel && !another && (
            <ButtonLink variant="plain" icon={Calculator} href={calculatorOf(parcelQuery(parcel))}>
              {t('change')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
