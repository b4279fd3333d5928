import { Grid } from '@seberang/design-system/Grid'
import { SocialButton } from '@seberang/design-system/SocialButton'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type IdentityProvider } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../lib/api/client.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { rememberedPage } from '../../lib/session/previous-page.ts'

interface SocialButtonsProps {
  /** Goes to the provider's page. */
  leave?: (url: string) => void
}

/** The ways in by an account elsewhere, as the server has them; nothing where it has none. */
export function SocialButtons({ leave = (url) => location.assign(url) }: SocialButtonsProps) {
  const { t } = useTranslation('identities')
  const toaster = useToast()
  const [leaving, setLeaving] = useState<IdentityProvider>()
  const providers = useCall(calls.identityProviders, {}).data?.results ?? []
  if (providers.length === 0) return null
  async function start(provider: IdentityProvider) {
    setLeaving(provider)
    try {
      const to = rememberedPage() ?? undefined
      const { url } = await request(calls.startIdentity, { params: { provider }, body: { to } })
      leave(url)
    } catch {
      setLeaving(undefined)
      toaster.show({ tone: 'critical', text: t('failed.start', { provider: t(`provider.${provider}`) }) })
    }
  }
  return (
    <Stack space={4}>
      <Grid columns={2}>
        {providers.map(({ provider }) => (
          <SocialButton
            key={provider}
            provider={provider}
            label={t(`provider.${provider}`)}
            loading={leaving === provider}
            loadingLabel={t('leaving', { provider: t(`provider.${provider}`) })}
            onClick={() => void start(provider)}
          />
        ))}
      </Grid>
      <Text tone="secondary" align="center">
        {t('or')}
      </Text>
    </Stack>
  )
}
