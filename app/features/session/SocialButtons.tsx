import { Divider } from '@seberang/design-system/Divider'
import { Grid } from '@seberang/design-system/Grid'
import { Skeleton } from '@seberang/design-system/Skeleton'
import { SocialButton } from '@seberang/design-system/SocialButton'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type IdentityProvider } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../lib/api/client.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { openTab } from '../../lib/browser/new-tab.ts'
import { signedInBeside } from '../../lib/navigation/paths.ts'
import { forgetIdentityStep } from '../../lib/session/forget-identity-step.ts'
import { forgetLinking } from '../../lib/session/linking.ts'
import { rememberedPage } from '../../lib/session/previous-page.ts'

interface SocialButtonsProps {
  /** Only these. */
  only?: readonly IdentityProvider[]
  /** In a tab of their own: this page waits with what is typed in it. */
  beside?: boolean
  /** Goes to the provider's page. */
  leave?: (url: string) => void
}

/** The ways in by an account elsewhere, as the server has them; nothing where it has none. */
export function SocialButtons({
  only,
  beside = false,
  leave = (url) => location.assign(url),
}: SocialButtonsProps) {
  const { t } = useTranslation('identities')
  const toaster = useToast()
  const [leaving, setLeaving] = useState<IdentityProvider>()
  const { data, error } = useCall(calls.identityProviders, {})
  const providers = data?.results.filter(({ provider }) => only?.includes(provider) ?? true)
  if (error || providers?.length === 0) return null
  async function urlOf(provider: IdentityProvider, to: string | undefined): Promise<string> {
    const { url } = await request(calls.startIdentity, { params: { provider }, body: { to } })
    // The server has ended it, too.
    forgetIdentityStep()
    return url
  }
  function fail(provider: IdentityProvider) {
    toaster.show({ tone: 'critical', text: t('failed.start', { provider: t(`provider.${provider}`) }) })
  }
  async function start(provider: IdentityProvider) {
    setLeaving(provider)
    // What was to be linked, but was not, is not what comes back.
    forgetLinking()
    try {
      leave(await urlOf(provider, rememberedPage() ?? undefined))
    } catch {
      setLeaving(undefined)
      fail(provider)
    }
  }
  async function startBeside(provider: IdentityProvider) {
    forgetLinking()
    const tab = openTab()
    if (!tab) {
      toaster.show({ tone: 'critical', text: t('failed.tab') })
      return
    }
    setLeaving(provider)
    try {
      tab.go(await urlOf(provider, signedInBeside))
    } catch {
      tab.close()
      fail(provider)
    } finally {
      setLeaving(undefined)
    }
  }
  return (
    <Stack space={4}>
      <Grid columns={2} space={2} dense>
        {/* What is below does not move once they are there. */}
        {!providers && <Skeleton shape="field" />}
        {providers?.map(({ provider }) => (
          <SocialButton
            key={provider}
            provider={provider}
            label={t(`provider.${provider}`)}
            loading={leaving === provider}
            loadingLabel={t('leaving', { provider: t(`provider.${provider}`) })}
            onClick={() => void (beside ? startBeside : start)(provider)}
          />
        ))}
      </Grid>
      {beside && (
        <Text step="note" tone="secondary">
          {t('beside')}
        </Text>
      )}
      {!only && <Divider label={t('or')} />}
    </Stack>
  )
}
