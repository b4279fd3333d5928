import { Divider } from '@seberang/design-system/Divider'
import { Grid } from '@seberang/design-system/Grid'
import { Skeleton } from '@seberang/design-system/Skeleton'
import { SocialButton } from '@seberang/design-system/SocialButton'
import { Stack } from '@seberang/design-system/Stack'
import { useToast } from '@seberang/design-system/Toast'
import { calls, type IdentityProvider } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../lib/api/client.ts'
import { useCall } from '../../lib/api/use-call.ts'
import { rememberedPage } from '../../lib/session/previous-page.ts'

interface SocialButtonsProps {
  /** Only these. */
  only?: readonly IdentityProvider[]
  /** Goes to the provider's page. */
  leave?: (url: string) => void
}

/** The ways in by an account elsewhere, as the server has them; nothing where it has none. */
export function SocialButtons({ only, leave = (url) => location.assign(url) }: SocialButtonsProps) {
  const { t } = useTranslation('identities')
  const toaster = useToast()
  const [leaving, setLeaving] = useState<IdentityProvider>()
  const { data, error } = useCall(calls.identityProviders, {})
  const providers = data?.results.filter(({ provider }) => only?.includes(provider) ?? true)
  if (error || providers?.length === 0) return null
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
            onClick={() => void start(provider)}
          />
        ))}
      </Grid>
      {!only && <Divider label={t('or')} />}
    </Stack>
  )
}
