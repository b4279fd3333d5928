import { Button } from '@seberang/design-system/Button'
import { SettingsRow } from '@seberang/design-system/SettingsRow'
import { socialMarks } from '@seberang/design-system/SocialButton'
import { useToast } from '@seberang/design-system/Toast'
import { User } from '@seberang/design-system/icons'
import { calls, type IdentityIssuer } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReauthentication } from '../security/use-reauthentication.tsx'
import { request } from '../../lib/api/client.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { securitySettings } from '../../lib/navigation/paths.ts'
import { rememberLinking } from '../../lib/session/linking.ts'

interface ProviderRowsProps {
  /** Goes to the provider's page. */
  leave?: (url: string) => void
  /** Before the only way in is unlinked, another is to be made. */
  onCreatePassword: () => void
}

/** The accounts elsewhere that open this one, among the rows of the ways in. */
export function ProviderRows({ leave = (url) => location.assign(url), onCreatePassword }: ProviderRowsProps) {
  const { t } = useTranslation(['identities', 'common'])
  const toaster = useToast()
  const reauthentication = useReauthentication()
  const unlink = useChange(calls.unlinkIdentity, [calls.identities])
  const [busy, setBusy] = useState<IdentityIssuer>()
  const offered = useCall(calls.identityProviders, {}).data?.results ?? []
  const linked = useCall(calls.identities, {}).data?.results
  const passkeys = useCall(calls.passkeys, {}).data?.results
  const hasPassword = useSession().customer?.password_set_at !== null
  if (!linked) return null
  const isOnlyWayIn = !hasPassword && linked.length === 1 && passkeys?.length === 0
  // The sister site links itself, by sending its people here.
  const issuers = new Set<IdentityIssuer>([...offered, ...linked].map(({ provider }) => provider))

  async function change(issuer: IdentityIssuer, isLinked: boolean) {
    const name = t(`provider.${issuer}`)
    if (isLinked && isOnlyWayIn) {
      toaster.show({
        text: t('rows.lastWayIn', { provider: name }),
        action: { label: t('rows.createPassword'), onClick: onCreatePassword },
      })
      return
    }
    setBusy(issuer)
    try {
      if (isLinked) {
        await reauthentication.run(async (reauth_token) => {
          await unlink.trigger({ params: { provider: issuer }, body: { reauth_token } })
          toaster.show({ text: t('rows.unlinked', { provider: name }) })
        })
      } else if (issuer !== 'sister' && (await reauthentication.ask())) {
        const provider = issuer
        const start = { params: { provider }, body: { to: securitySettings } }
        const { url } = await request(calls.startIdentity, start)
        rememberLinking(provider)
        leave(url)
      }
    } catch (error) {
      const text = refusalIn(error)?.message ?? t('failed.start', { provider: name })
      toaster.show({ tone: 'critical', text })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <>
      {[...issuers].map((provider) => {
        const name = t(`provider.${provider}`)
        const identity = linked.find((one) => one.provider === provider)
        const action = identity ? 'unlink' : 'link'
        return (
          <SettingsRow
            key={provider}
            icon={provider === 'sister' ? User : socialMarks[provider]}
            title={name}
            note={identity ? t('rows.linked', { email: identity.email ?? name }) : t('rows.notLinked')}
            action={
              <Button
                variant="plain"
                aria-label={t(`rows.${action}Label`, { provider: name })}
                loading={busy === provider}
                loadingLabel={t('common:loading')}
                onClick={() => void change(provider, identity !== undefined)}
              >
                {t(`rows.${action}`)}
              </Button>
            }
          />
        )
      })}
      {reauthentication.dialog}
    </>
  )
}
