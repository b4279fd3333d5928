import { Accordion } from '@seberang/design-system/Accordion'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { Heading } from '@seberang/design-system/Heading'
import { Stack } from '@seberang/design-system/Stack'
import { Tabs } from '@seberang/design-system/Tabs'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import type { Agent } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountryName } from '../../lib/countries.ts'
import { useReference } from '../../lib/reference/use-reference.ts'
import { useSession } from '../../lib/session/use-session.ts'

/** The customer's own addresses abroad, to copy into a shop's form a line at a time. */
export function WarehouseAddresses() {
  const { t } = useTranslation('locker')
  const { reference } = useReference()
  const { customer } = useSession()
  if (!reference || !customer) return null
  const suite = `SBR-${customer.customer_id}`
  return (
    <Stack space={3}>
      <Heading level={2}>{t('warehouse.title')}</Heading>
      <Text tone="secondary" measure>
        {t('warehouse.text', { suite })}
      </Text>
      <Accordion
        items={[
          {
            id: 'air',
            title: t('warehouse.express'),
            content: <AgentTabs agents={reference.agents.air} suite={suite} />,
          },
          {
            id: 'sea',
            title: t('warehouse.cargo'),
            content: <AgentTabs agents={reference.agents.sea} suite={suite} />,
          },
        ]}
      />
    </Stack>
  )
}

function AgentTabs({ agents, suite }: { agents: readonly Agent[]; suite: string }) {
  const { t } = useTranslation(['locker', 'common'])
  const countryName = useCountryName()
  const toaster = useToast()
  const shown = agents.filter(({ id }) => id !== 'blueray')
  // Counted from zero, the tab that is open at first is 1.
  const [open, setOpen] = useState(shown[1]?.id ?? shown[0]?.id ?? '')
  return (
    <Tabs
      label={t('warehouse.countries')}
      value={open}
      onChange={setOpen}
      tabs={shown.map((agent) => ({
        value: agent.id,
        label: countryName(agent.country),
        content: (
          <DescriptionList
            items={agent.contact_info.map(({ title, value }) => {
              const own = value.replaceAll('{suite}', suite)
              return {
                term: title,
                value: own,
                action: (
                  <CopyButton
                    value={own}
                    label={t('common:action.copy')}
                    what={title}
                    copiedLabel={t('common:copied', { value: own })}
                    onRefused={() => toaster.show({ text: t('common:copyFailed') })}
                  />
                ),
              }
            })}
          />
        ),
      }))}
    />
  )
}
