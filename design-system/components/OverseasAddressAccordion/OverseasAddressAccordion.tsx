import { Accordion } from '../Accordion/index.ts'
import { CopyButton } from '../CopyButton/index.ts'
import { DescriptionList } from '../DescriptionList/index.ts'
import { Flag } from '../Flag/index.ts'
import type { FlagCountry } from '../Flag/index.ts'
import type { IconType } from '../Icon/index.ts'
import { Stack } from '../Stack/index.ts'
import { Tabs } from '../Tabs/index.ts'
import { Marked } from '../WarehouseAddress/WarehouseAddress.tsx'

export interface OverseasAddress {
  id: string
  country: FlagCountry
  name: string
  lines: readonly { title: string; value: string }[]
}

export interface OverseasAddressGroup {
  id: string
  icon: IconType
  title: string
  /** "udara, 5 negara" */
  note: string
  addresses: readonly OverseasAddress[]
  /** The id of the shown address. */
  chosen: string
}

interface OverseasAddressAccordionProps {
  groups: readonly OverseasAddressGroup[]
  /** The id of the group that is open initially. */
  defaultOpen?: string
  onChoose: (group: string, address: string) => void
  /** The customer's own code, marked wherever it occurs in a line. */
  unit: string
  labels: { countries: string; copy: string; copyAll: string }
  onCopied: (value: string) => void
  onRefused: () => void
}

/**
 * The customer's addresses abroad: by shipping mode, then by country, each line with a button that copies it.
 */
export function OverseasAddressAccordion(props: OverseasAddressAccordionProps) {
  const { groups, defaultOpen, onChoose, ...lines } = props
  return (
    <Accordion
      defaultOpen={defaultOpen === undefined ? [] : [defaultOpen]}
      items={groups.map(({ id, icon, title, note, addresses, chosen }) => ({
        id,
        icon,
        title,
        note,
        content: (
          <Tabs
            variant="chips"
            activation="manual"
            label={`${title}: ${lines.labels.countries}`}
            value={chosen}
            onChange={(address) => onChoose(id, address)}
            tabs={addresses.map((address) => ({
              value: address.id,
              label: address.name,
              lead: <Flag country={address.country} />,
              content: <AddressLines address={address} {...lines} />,
            }))}
          />
        ),
      }))}
    />
  )
}

interface AddressLinesProps extends Pick<
  OverseasAddressAccordionProps,
  'unit' | 'labels' | 'onCopied' | 'onRefused'
> {
  address: OverseasAddress
}

function AddressLines({ address, unit, labels, onCopied, onRefused }: AddressLinesProps) {
  const whole = address.lines.map(({ value }) => value).join('\n')
  return (
    <Stack space={4}>
      <DescriptionList
        items={address.lines.map(({ title, value }) => ({
          term: title,
          value: <Marked text={value} unit={unit} />,
          action: (
            <CopyButton
              value={value}
              label={labels.copy}
              what={title}
              onCopied={() => onCopied(value)}
              onRefused={onRefused}
            />
          ),
        }))}
      />
      <CopyButton
        variant="outline"
        width="full"
        value={whole}
        label={labels.copyAll}
        what={address.name}
        onCopied={() => onCopied(whole.replaceAll('\n', ', '))}
        onRefused={onRefused}
      />
    </Stack>
  )
}
