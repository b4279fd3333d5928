import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { Countdown } from '@seberang/design-system/Countdown'
import { QuotePanel } from '@seberang/design-system/QuotePanel'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { Calculator, Download } from '@seberang/design-system/icons'
import { calls, type Quote } from '@seberang/domain/api'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { urlOf } from '../../lib/api/url.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { parcelQuery } from '../../lib/navigation/parcel-link.ts'
import { parcelsOf } from '../../lib/navigation/parcels-of-quote.ts'
import { calculatorOf, quoteAt } from '../../lib/navigation/paths.ts'
import { useSiteOrigin } from '../../lib/navigation/site-origin.ts'

/** The letters of a code by which two links are told apart. */
const shownOfCode = 6

interface QuoteAsideProps {
  quote: Quote
  hasEnded: boolean
  price: ReactNode
  /** The day of its rates and rules. */
  day: ReactNode
  start: string
  onEnd: () => void
}

/** The price and validity of the quote, and its actions. */
export function QuoteAside({ quote, hasEnded, price, day, start, onEnd }: QuoteAsideProps) {
  const { t } = useTranslation(['quote', 'common'])
  const language = useLanguage()
  const toaster = useToast()
  const { code } = quote
  const [parcel, another] = parcelsOf(quote)
  const address = useSiteOrigin() + quoteAt(code)
  return (
    <QuotePanel
      label={t('aside')}
      price={price}
      lead={
        hasEnded ? (
          !quote.repriced && (
            <Text step="note" tone="tertiary">
              {t('withoutPrice')}
            </Text>
          )
        ) : (
          <TimeLeft quote={quote} onEnd={onEnd} />
        )
      }
      action={
        <ButtonLink size="large" width="full" href={start}>
          {t('start')}
        </ButtonLink>
      }
      day={day}
      note={t(hasEnded ? 'startNoteEnded' : 'startNote')}
      link={{
        address,
        shown: `${new URL(address).host}/…${code.slice(-shownOfCode)}`,
        qrLabel: t('qr'),
        copy: (
          <CopyButton
            value={address}
            label={t('common:action.copy')}
            what={t('link')}
            copiedLabel={t('common:copiedCode')}
            onRefused={() => toaster.show({ tone: 'critical', text: t('common:copyFailed') })}
          />
        ),
      }}
      actions={
        <>
          <ButtonLink
            variant="outline"
            tone="neutral"
            width="full"
            icon={Download}
            href={urlOf(calls.quotePdf.path, { code }, { lang: language })}
            newWindow
          >
            {t('pdf')}
          </ButtonLink>
          {/* The calculator takes one product at a time. */}
          {parcel && !another && (
            <ButtonLink
              variant="plain"
              width="full"
              icon={Calculator}
              href={calculatorOf(parcelQuery(parcel))}
            >
              {t('change')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}

function TimeLeft({ quote: { created_at, expires_at }, onEnd }: Pick<QuoteAsideProps, 'quote' | 'onEnd'>) {
  const { t } = useTranslation('quote')
  const endsAt = Date.parse(expires_at)
  return (
    <Stack space={1}>
      <Text step="note" tone="tertiary">
        {t('left.label')}
      </Text>
      <Countdown
        size="medium"
        endsAt={endsAt}
        totalMs={endsAt - Date.parse(created_at)}
        now={serverNow}
        label={t('left.label')}
        units={{
          days: t('left.days'),
          hours: t('left.hours'),
          minutes: t('left.minutes'),
          seconds: t('left.seconds'),
        }}
        announce={(minutes) => t('left.announce', { minutes })}
        onEnd={onEnd}
      />
    </Stack>
  )
}
