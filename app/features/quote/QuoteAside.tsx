import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Countdown } from '@seberang/design-system/Countdown'
import { QuotePanel } from '@seberang/design-system/QuotePanel'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { Quote } from '@seberang/domain/api'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../lib/browser/server-clock.ts'

interface QuoteAsideProps {
  quote: Quote
  hasEnded: boolean
  price: ReactNode
  /** The day of its rates and rules. */
  day: ReactNode
  start: string
  onEnd: () => void
}

/** The price and validity of the quote, and the way to a shipment. */
export function QuoteAside({ quote, hasEnded, price, day, start, onEnd }: QuoteAsideProps) {
  const { t } = useTranslation('quote')
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
    />
  )
}

/** How long the quote holds, while it runs. */
export function TimeLeft({
  quote: { created_at, expires_at },
  onEnd,
}: Pick<QuoteAsideProps, 'quote' | 'onEnd'>) {
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
