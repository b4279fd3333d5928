import { Button } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { formatMinutes, waitSeconds } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api/errors.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface ResendProps {
  /** When the next one may be requested, in milliseconds. */
  at: number
  texts: Record<'missing' | 'resend' | 'resent' | 'failed', string>
  /** Sends another mail. @returns the seconds until the next one; undefined when the person gives up */
  send: () => Promise<number | undefined>
}

/** Asks for a mail once more, when that is possible again. */
export function Resend({ at, texts, send }: ResendProps) {
  const { t } = useTranslation(['security', 'common'])
  const language = useLanguage()
  const toaster = useToast()
  const [secondsLeft, waitAgain] = useSecondsLeft(() => waitSeconds(at - Date.now()))

  async function resend(): Promise<void> {
    try {
      const seconds = await send()
      if (seconds === undefined) return
      waitAgain(seconds)
      toaster.show({ text: texts.resent })
    } catch (error) {
      toaster.show({ tone: 'critical', text: failureOf(error) })
    }
  }

  function failureOf(error: unknown): string {
    if (!(error instanceof ApiError)) return t('common:error.network')
    return error.status < 500 ? error.message : texts.failed
  }

  return (
    <Inline align="between" space={3}>
      <Text as="span" tone="secondary">
        {texts.missing}
      </Text>
      {secondsLeft > 0 ? (
        <Text as="span" tone="tertiary" tabular>
          {t('resendIn', { time: formatMinutes(secondsLeft, language) })}
        </Text>
      ) : (
        <Button variant="plain" onClick={() => void resend()}>
          {texts.resend}
        </Button>
      )}
    </Inline>
  )
}
