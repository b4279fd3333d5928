import { Button } from '@seberang/design-system/Button'
import { Stack } from '@seberang/design-system/Stack'
import { calls } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { request } from '../../lib/api/client.ts'
import { Resend } from '../../components/security/Resend.tsx'

interface LinkSentProps {
  /** The e-mail address or telephone number. */
  account: string
  resendAt: number
  onChange: () => void
}

/** After a link for a new password was requested. */
export function LinkSent({ account, resendAt, onChange }: LinkSentProps) {
  const { t } = useTranslation('session')
  return (
    <Stack space={5}>
      <Resend
        at={resendAt}
        texts={{
          missing: t('forgot.sent.missing'),
          resend: t('forgot.sent.resend'),
          resent: t('forgot.sent.resent'),
          failed: t('failed.forgot'),
        }}
        send={async () => {
          const body = { email_or_phone: account }
          return (await request(calls.forgotPassword, { body })).resend_after
        }}
      />
      <Button variant="outline" size="large" width="full" onClick={onChange}>
        {t('forgot.sent.change')}
      </Button>
    </Stack>
  )
}
