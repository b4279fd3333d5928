import { Button } from '@seberang/design-system/Button'
import { Dialog } from '@seberang/design-system/Dialog'
import { Flag } from '@seberang/design-system/Flag'
import { Icon, type IconType } from '@seberang/design-system/Icon'
import { Inline } from '@seberang/design-system/Inline'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { MapPin, Plane, Ship, TriangleAlert } from '@seberang/design-system/icons'
import type { Agent } from '@seberang/domain/api'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { flagOf, useCountryName } from '../../lib/reference/countries.ts'

interface BeforeUseProps {
  agent: Agent
  bySea: boolean
  onBack: () => void
  onShow: () => void
}

/** Instructions before an address is given to a shop. */
export function BeforeUse({ agent, bySea, onBack, onShow }: BeforeUseProps) {
  const { t } = useTranslation(['overseas', 'common'])
  const country = useCountryName()(agent.country)
  const [from, to] = agent.days
  return (
    <Dialog
      open
      title={t('warning.title')}
      onOpenChange={(open) => {
        if (!open) onBack()
      }}
      footer={
        <>
          <Button variant="outline" tone="neutral" size="field" onClick={onBack}>
            {t('warning.back')}
          </Button>
          <Button size="field" onClick={onShow}>
            {t('warning.show')}
          </Button>
        </>
      }
    >
      <Stack space={3}>
        <Inline space={2}>
          <Flag country={flagOf(agent.country)} />
          <Text as="span" weight="semibold">
            {country}
          </Text>
        </Inline>
        {agent.notice ? <Point icon={MapPin}>{agent.notice}</Point> : null}
        <Point icon={TriangleAlert} tone="caution">
          {t('warning.billing', { country })}
        </Point>
        <Point icon={bySea ? Ship : Plane}>
          {t('warning.days', {
            way: t(bySea ? 'common:track.sea' : 'common:track.air').toLowerCase(),
            from,
            to,
          })}
        </Point>
      </Stack>
    </Dialog>
  )
}

interface PointProps {
  icon: IconType
  tone?: 'caution'
  children: ReactNode
}

function Point({ icon, tone, children }: PointProps) {
  return (
    <Inline space={3} alignY="top" wrap={false}>
      <Icon icon={icon} tone={tone} />
      <Text>{children}</Text>
    </Inline>
  )
}
