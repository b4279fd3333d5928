import { Band } from '@seberang/design-system/Band'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Columns } from '@seberang/design-system/Columns'
import { CrossingSteps } from '@seberang/design-system/CrossingSteps'
import { Heading } from '@seberang/design-system/Heading'
import { Hero } from '@seberang/design-system/Hero'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Landmark, Lock, Scale } from '@seberang/design-system/icons'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { replayEarlyInput } from '../../lib/browser/replay-early-input.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { HeroEstimate } from './HeroEstimate.tsx'
import { LevyExample } from './LevyExample.tsx'
import { OriginsTable } from './OriginsTable.tsx'
import { useHomeData } from './use-home-data.ts'

const steps = ['1', '2', '3', '4'] as const

export function HomeScreen() {
  const { t } = useTranslation(['home', 'common'])
  const { customer } = useSession()
  const data = useHomeData()
  usePageTitle(t('common:nav.home'))
  useEffect(() => replayEarlyInput(document), [])
  return (
    <>
      <Hero
        title={t('hero.title')}
        lead={t('hero.lead')}
        actions={
          <>
            <ButtonLink size="large" href={paths.wizard}>
              {t('common:nav.addShipment')}
            </ButtonLink>
            {customer ? (
              <ButtonLink size="large" variant="outline" href={paths.lockerImport}>
                {t('common:nav.lockerImport')}
              </ButtonLink>
            ) : (
              <ButtonLink size="large" variant="outline" href={paths.register}>
                {t('common:nav.register')}
              </ButtonLink>
            )}
          </>
        }
        facts={[
          { icon: Scale, text: t('hero.fact.weigh') },
          { icon: Landmark, text: t('hero.fact.law') },
          { icon: Lock, text: t('hero.fact.papers') },
        ]}
        card={<HeroEstimate data={data} />}
      />
      <Band tone="deep" padding="medium" id="cara-kerja">
        <Stack space={8}>
          <Heading level={2} step="display" tone="onDeep">
            {t('how.title')}
          </Heading>
          <CrossingSteps
            steps={steps.map((step) => ({ title: t(`how.${step}.title`), text: t(`how.${step}.text`) }))}
          />
        </Stack>
      </Band>
      <Band>
        <Columns aside="lead">
          <Intro title={t('origins.title')} text={t('origins.text')} />
          <OriginsTable data={data} />
        </Columns>
      </Band>
      <Band tone="surface">
        <Columns aside="lead">
          <Intro title={t('law.title')} text={t('law.text')} />
          <LevyExample data={data} />
        </Columns>
      </Band>
    </>
  )
}

function Intro({ title, text }: { title: string; text: string }) {
  return (
    <Stack space={3}>
      <Heading level={2} step="display">
        {title}
      </Heading>
      <Text step="read" tone="secondary">
        {text}
      </Text>
    </Stack>
  )
}
