import { Box } from '@seberang/design-system/Box'
import { Code } from '@seberang/design-system/Code'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { DrawerSection } from '@seberang/design-system/Drawer'
import { Notice } from '@seberang/design-system/Notice'
import { OverseasAddressAccordion } from '@seberang/design-system/OverseasAddressAccordion'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Plane, Ship } from '@seberang/design-system/icons'
import type { Agent } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopyNotices } from '../../components/use-copy-notices.ts'
import { flagOf, useCountryName } from '../../lib/reference/countries.ts'
import { warehouseLines } from '../../lib/reference/warehouse.ts'
import { firstShown, shownAgents, warnsFirst } from './agents.ts'
import { BeforeUse } from './BeforeUse.tsx'

type Track = 'air' | 'sea'

interface OverseasAddressesProps {
  agents: Record<Track, readonly Agent[]>
  /** The customer's code, part of every address. */
  unit: string
}

export function OverseasAddresses({ agents, unit }: OverseasAddressesProps) {
  const { t } = useTranslation(['overseas', 'common'])
  const { onCopied, onRefused } = useCopyNotices()
  const countryName = useCountryName()
  const shown = { air: shownAgents(agents.air), sea: shownAgents(agents.sea) }
  const [chosen, setChosen] = useState({ air: firstShown(shown.air), sea: firstShown(shown.sea) })
  const [pending, setPending] = useState<{ track: Track; agent: Agent }>()

  function choose(track: Track, id: string): void {
    const agent = shown[track].find((one) => one.id === id)
    if (agent && warnsFirst(agent)) setPending({ track, agent })
    else setChosen({ ...chosen, [track]: id })
  }

  const group = (track: Track) => ({
    id: track,
    icon: track === 'air' ? Plane : Ship,
    title: t(track === 'air' ? 'express' : 'cargo'),
    note: t(track === 'air' ? 'byAir' : 'bySea', { count: shown[track].length }),
    chosen: chosen[track],
    addresses: shown[track].map((agent) => ({
      id: agent.id,
      country: flagOf(agent.country),
      name: countryName(agent.country),
      lines: warehouseLines(agent, unit),
    })),
  })
  return (
    <>
      <DrawerSection>
        <Stack space={3}>
          <Box
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap={3}
            paddingY={3}
            paddingLeft={4}
            paddingRight={2}
            borderRadius="control"
            background="brandSoft"
          >
            <Stack space={0.5}>
              <Text step="note" tone="secondary">
                {t('unit')}
              </Text>
              <Code size="large">{unit}</Code>
            </Stack>
            <Box flexShrink={0}>
              <CopyButton
                value={unit}
                label={t('common:action.copy')}
                what={t('unitName')}
                onCopied={() => onCopied(unit)}
                onRefused={onRefused}
              />
            </Box>
          </Box>
          <Notice tone="caution">{t('caution')}</Notice>
        </Stack>
      </DrawerSection>
      <DrawerSection>
        <OverseasAddressAccordion
          groups={[group('air'), group('sea')]}
          defaultOpen="air"
          onChoose={(track, id) => choose(track === 'sea' ? 'sea' : 'air', id)}
          unit={unit}
          labels={{ countries: t('countries'), copy: t('common:action.copy'), copyAll: t('copyAll') }}
          onCopied={onCopied}
          onRefused={onRefused}
        />
      </DrawerSection>
      {pending && (
        <BeforeUse
          agent={pending.agent}
          bySea={pending.track === 'sea'}
          onBack={() => setPending(undefined)}
          onShow={() => {
            setChosen({ ...chosen, [pending.track]: pending.agent.id })
            setPending(undefined)
          }}
        />
      )}
    </>
  )
}
