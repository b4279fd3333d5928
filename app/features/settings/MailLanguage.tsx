import { Button } from '@seberang/design-system/Button'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { calls } from '@seberang/domain/api'
import { languageOfWire, wireLanguages } from '@seberang/domain/language'
import { useTranslation } from 'react-i18next'
import { refusalIn } from '../../lib/api/errors.ts'
import { useFailureText } from '../../lib/api/failure-text.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { updateCustomer } from '../../lib/session/update-customer.ts'
import { useSession } from '../../lib/session/use-session.ts'

/** Where this browser's language is another than the account's: which language mails come in, and the way to change that. */
export function MailLanguage() {
  const { t } = useTranslation(['settings', 'common'])
  const language = useLanguage()
  const toaster = useToast()
  const failureText = useFailureText()
  const { customer } = useSession()
  const save = useChange(calls.saveProfile, [calls.profile])
  if (!customer) return null
  const ofMails = languageOfWire(customer.language)
  if (ofMails === language) return null

  async function follow(): Promise<void> {
    try {
      const answer = await save.trigger({ body: { language: wireLanguages[language] } })
      await updateCustomer(answer.customer)
    } catch (error) {
      toaster.show({ tone: 'critical', text: refusalIn(error)?.message ?? failureText(error) })
    }
  }
  return (
    <Stack space={2}>
      <Text tone="secondary">{t('language.mails', { language: t(`common:language.${ofMails}`) })}</Text>
      <Button
        variant="outline"
        size="field"
        loading={save.isMutating}
        loadingLabel={t('common:saving')}
        onClick={() => void follow()}
      >
        {t('language.follow', { language: t(`common:language.${language}`) })}
      </Button>
    </Stack>
  )
}
