import { formatSuite } from '@seberang/domain/format'
import { tracks } from '@seberang/domain/pricing'
import { openAgentsIn } from '@seberang/domain/api'
import { Box } from '@seberang/design-system/Box'
import { Code } from '@seberang/design-system/Code'
import { CountryPicker } from '@seberang/design-system/CountryPicker'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { Flag } from '@seberang/design-system/Flag'
import { Inline } from '@seberang/design-system/Inline'
import { SegmentedControl } from '@seberang/design-system/SegmentedControl'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Plane, Ship } from '@seberang/design-system/icons'
import { useTranslation } from 'react-i18next'
import { originOptions } from '../../components/overseas/origin-options.ts'
import { flagOf, useCountryName } from '../../lib/reference/countries.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { changeOfTrack } from './delivery-options.ts'
import { Destination } from './Destination.tsx'
import type { ReceivingWarehouse } from './draft/draft-of-cart.ts'
import { type DraftChange, type ShipmentDraft } from './draft/draft.ts'
import type { Missing } from './draft/missing.ts'
import { idOfPart } from './focus-part.ts'
import type { PricedDraft } from './use-priced-draft.ts'
import { useMissingText } from './texts.ts'

interface OriginStepProps {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  reference: Reference
  pricedDraft: PricedDraft
  /** Set for a saved shipment whose parcel has arrived. */
  receivingWarehouse?: ReceivingWarehouse
  /** Set likewise: the warehouse may have closed since, the country stays. */
  fixedCountry?: string
  missing: readonly Missing[]
}

const icons = { air: Plane, sea: Ship } as const

/** The warehouse of origin and the recipient. */
export function OriginStep({ receivingWarehouse, ...props }: OriginStepProps) {
  const { change, pricedDraft, missing } = props
  return (
    <Sheet bleed as="div">
      <SheetSection>
        {receivingWarehouse ? <FixedOrigin {...receivingWarehouse} /> : <OriginChoice {...props} />}
      </SheetSection>
      <SheetSection>
        <Box id={idOfPart('address')}>
          <Destination change={change} pricedDraft={pricedDraft} missing={missing} />
        </Box>
      </SheetSection>
    </Sheet>
  )
}

/** A parcel that has arrived ships from the warehouse that holds it. */
function FixedOrigin({ track, agent }: ReceivingWarehouse) {
  const { t } = useTranslation('wizard')
  const countryName = useCountryName()
  return (
    <Stack space={2}>
      <DescriptionList
        items={[
          {
            term: t('origin.from'),
            value: (
              <Inline space={2}>
                <Flag country={flagOf(agent.country)} />
                {t('origin.warehouse', { name: agent.name, place: agent.city ?? countryName(agent.country) })}
              </Inline>
            ),
          },
          { term: t('origin.track'), value: t(`origin.${track}`) },
        ]}
      />
      <Text step="note" tone="secondary">
        {t('origin.arrived')}
      </Text>
    </Stack>
  )
}

function OriginChoice(props: Omit<OriginStepProps, 'receivingWarehouse'>) {
  const { draft, change, reference, pricedDraft, fixedCountry, missing } = props
  const { t } = useTranslation(['wizard', 'common'])
  const missingTextOf = useMissingText()
  const { customer } = useSession()
  const countryName = useCountryName()
  const { agents } = reference
  const { agent } = pricedDraft
  return (
    <Stack space={5}>
      <SegmentedControl
        label={t('origin.track')}
        value={draft.track}
        onChange={(track) => change(changeOfTrack(track, draft, pricedDraft))}
        options={tracks.map((track) => ({
          value: track,
          label: t(`origin.${track}`),
          icon: icons[track],
        }))}
      />
      <CountryPicker
        label={t('origin.from')}
        caption={t('origin.caption')}
        value={draft.country ?? ''}
        onChange={(country) => change({ type: 'country', country })}
        error={missing.includes('country') ? missingTextOf('country') : undefined}
        hint={
          agent && (
            <Text as="span" step="note" tone="tertiary">
              {t('origin.warehouse', {
                name: agent.name,
                place: agent.city ?? countryName(agent.country),
              })}{' '}
              {customer && (
                <>
                  {t('origin.unitBefore')} <Code>{formatSuite(customer.customer_id)}</Code>{' '}
                  {t('origin.unitAfter')}
                </>
              )}
            </Text>
          )
        }
        options={originOptions(agents, countryName, (track) => t(`origin.${track}`))
          .filter(({ value }) => fixedCountry === undefined || value === fixedCountry)
          .filter(({ value }) => openAgentsIn(value, agents[draft.track]).length > 0)}
      />
      {fixedCountry && (
        <Text step="note" tone="secondary">
          {t('origin.arrivedInCountry')}
        </Text>
      )}
    </Stack>
  )
}
