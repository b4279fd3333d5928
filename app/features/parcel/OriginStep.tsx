import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Flag } from '@seberang/design-system/Flag'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Plus } from '@seberang/design-system/icons'
import { calls, type Address, type Agent } from '@seberang/domain/api'
import { useState, type Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressDialog } from '../../components/address/AddressDialog.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { flagOf, useCountryName } from '../../lib/countries.ts'
import { rememberPage } from '../../lib/session/previous-page.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { paths } from '../../shell/paths.ts'
import type { DraftChange, Missing, ShipmentDraft } from './draft.ts'

interface OriginStepProps {
  draft: ShipmentDraft
  change: Dispatch<DraftChange>
  agents: readonly Agent[]
  missing: readonly Missing[]
}

export function OriginStep({ draft, change, agents, missing }: OriginStepProps) {
  const { t } = useTranslation(['parcel', 'common'])
  const countryName = useCountryName()
  const { customer } = useSession()
  return (
    <Stack space={8}>
      <Stack space={1}>
        <Heading level={1}>{t('origin.title')}</Heading>
        <Text step="read" tone="secondary">
          {t('origin.text')}
        </Text>
      </Stack>
      <RadioCardGroup
        label={t('origin.from')}
        columns={3}
        value={draft.agentId ?? ''}
        onChange={(agentId) => change({ type: 'agent', agentId })}
        error={missing.includes('agent') ? t('origin.missingAgent') : undefined}
        options={agents
          .filter(({ id }) => id !== 'blueray')
          .map((agent) => ({
            value: agent.id,
            title: countryName(agent.country),
            description: t('origin.days', { from: agent.days[0], to: agent.days[1] }),
            leading: <Flag country={flagOf(agent.country)} size={26} />,
          }))}
      />
      {customer ? (
        <Destination draft={draft} change={change} isMissing={missing.includes('address')} />
      ) : (
        <SignInFirst />
      )}
    </Stack>
  )
}

function SignInFirst() {
  const { t } = useTranslation(['parcel', 'common'])
  return (
    <Notice
      tone="info"
      title={t('origin.guestTitle')}
      action={
        <Inline space={2}>
          <ButtonLink size="small" href={paths.login} onClick={() => rememberPage(paths.wizard)}>
            {t('common:nav.login')}
          </ButtonLink>
          <ButtonLink
            size="small"
            variant="outline"
            href={paths.register}
            onClick={() => rememberPage(paths.wizard)}
          >
            {t('common:nav.register')}
          </ButtonLink>
        </Inline>
      }
    >
      {t('origin.guestText')}
    </Notice>
  )
}

interface DestinationProps {
  draft: ShipmentDraft
  change: Dispatch<DraftChange>
  isMissing: boolean
}

function Destination({ draft, change, isMissing }: DestinationProps) {
  const { t } = useTranslation(['parcel', 'address', 'common'])
  const addresses = useCall(calls.addresses, {})
  const [adding, setAdding] = useState(false)
  return (
    <Stack space={3}>
      <Resource of={addresses} loading={<ListSkeleton rows={1} />}>
        {({ results }) =>
          results.length === 0 ? (
            <Notice tone={isMissing ? 'critical' : 'info'} title={t('origin.to')}>
              {isMissing ? t('origin.missingAddress') : t('address:empty.text')}
            </Notice>
          ) : (
            <RadioCardGroup
              label={t('origin.to')}
              value={draft.addressId ?? ''}
              onChange={(addressId) => change({ type: 'address', addressId })}
              error={isMissing ? t('origin.missingAddress') : undefined}
              options={results.map((address) => ({
                value: address.address_id,
                title: address.name,
                description: oneLine(address),
              }))}
            />
          )
        }
      </Resource>
      <Inline>
        <Button variant="plain" icon={Plus} onClick={() => setAdding(true)}>
          {t('address:add')}
        </Button>
      </Inline>
      {adding && (
        <AddressDialog
          onClose={() => setAdding(false)}
          onSaved={(addressId) => change({ type: 'address', addressId })}
        />
      )}
    </Stack>
  )
}

const oneLine = ({ address, sub_district_name, district_name, postal_code }: Address): string =>
  `${address}, ${sub_district_name}, ${district_name} ${postal_code}`
