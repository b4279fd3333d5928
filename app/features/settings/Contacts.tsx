import { Button } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { SettingsRow, SettingsRows } from '@seberang/design-system/SettingsRow'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Mail, Phone } from '@seberang/design-system/icons'
import { calls, contactKinds, type ContactKind, type Customer } from '@seberang/domain/api'
import { codeResendSeconds } from '@seberang/domain/limits'
import { useTranslation } from 'react-i18next'
import { useReauthentication } from '../../components/security/use-reauthentication.tsx'
import { useOpened } from '../../components/use-opened.ts'
import { request } from '../../lib/api/client.ts'
import { ContactCodeDialog } from './ContactCodeDialog.tsx'
import { ContactDialog } from './ContactDialog.tsx'
import { usePendingContacts } from './pending-contacts.ts'

/** What is open. */
interface Step {
  kind: ContactKind
  asks: 'value' | 'code'
}

const icons = { email: Mail, phone_number: Phone }

export function Contacts({ customer }: { customer: Customer }) {
  const { t } = useTranslation('settings')
  const reauthentication = useReauthentication()
  const { pending, ...contacts } = usePendingContacts()
  const step = useOpened<Step>()
  const texts = {
    email: { change: t('contact.changeEmail'), note: t('contact.verified'), waiting: 'contact.waitingEmail' },
    phone_number: {
      change: t('contact.changePhone'),
      note: t('contact.phoneNote'),
      waiting: 'contact.waitingPhone',
    },
  } as const

  async function begin(kind: ContactKind): Promise<void> {
    if (await reauthentication.ask()) step.open({ kind, asks: 'value' })
  }

  /** Mails the code once more, which asks who is there if that was too long ago. */
  async function resend(kind: ContactKind, value: string): Promise<number | undefined> {
    const isSent = await reauthentication.run(async (reauth_token) => {
      const askedAt = Date.now()
      await request(calls.saveProfile, { body: { [kind]: value, reauth_token } })
      contacts.begin(kind, value, askedAt)
    })
    return isSent ? codeResendSeconds : undefined
  }

  function dialog() {
    if (reauthentication.dialog || !step.subject) return reauthentication.dialog
    const { kind, asks } = step.subject
    const { close } = step
    const waiting = pending[kind]
    if (asks === 'value')
      return (
        <ContactDialog
          kind={kind}
          customer={customer}
          onClose={close}
          onPending={(value, askedAt) => {
            contacts.begin(kind, value, askedAt)
            step.goOn({ kind, asks: 'code' })
          }}
        />
      )
    return (
      waiting && (
        <ContactCodeDialog
          key={waiting.resendAt}
          kind={kind}
          customer={customer}
          pending={waiting}
          resend={() => resend(kind, waiting.value)}
          onClose={close}
          onDone={() => {
            contacts.end(kind, waiting.value)
            close()
          }}
        />
      )
    )
  }
  return (
    <SettingsSection title={t('contact.title')} text={t('contact.text')}>
      <SettingsRows label={t('contact.list')}>
        {contactKinds.map((kind) => {
          const { change, note, waiting } = texts[kind]
          const value = pending[kind]?.value
          return (
            <SettingsRow
              key={kind}
              icon={icons[kind]}
              title={customer[kind]}
              note={
                value === undefined ? (
                  note
                ) : (
                  <Inline space={2}>
                    <span>{t(waiting, { value })}</span>
                    <Button variant="plain" size="small" onClick={() => step.open({ kind, asks: 'code' })}>
                      {t('contact.enterCode')}
                    </Button>
                  </Inline>
                )
              }
              action={
                value === undefined ? (
                  <Button variant="plain" aria-label={change} onClick={() => void begin(kind)}>
                    {t('change')}
                  </Button>
                ) : (
                  <Button variant="plain" onClick={() => contacts.end(kind, value)}>
                    {t('cancel')}
                  </Button>
                )
              }
            />
          )
        })}
      </SettingsRows>
      {dialog()}
    </SettingsSection>
  )
}
