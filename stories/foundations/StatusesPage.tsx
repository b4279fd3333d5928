import { Inline } from '@seberang/design-system/Inline'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { contrast, dark, light, statusTones } from '@seberang/tokens'
import type { StatusTone } from '@seberang/tokens'
import { DocTable } from '../../.storybook/docs/DocTable.tsx'
import { DocPage, DocSection, Rule, Rules } from '../../.storybook/docs/Page.tsx'
import { statusNames } from '../fixtures/statuses.ts'

const meanings: Readonly<Record<StatusTone, string>> = {
  fromSeller: 'Bought, and on its way to the warehouse abroad.',
  quarantine: 'Arrived, but something is missing: it waits for the customer.',
  warehouse: 'In the locker, weighed and measured.',
  pending: 'Checked out, and waits for the payment.',
  paid: 'Paid; a line within the one before.',
  sent: 'On its way to Indonesia, by plane or by ship.',
  inbound: 'At the customs office in Indonesia.',
  outbound: 'With the courier, on its way home.',
  finished: 'At the door.',
}

const ratios = (tone: StatusTone): string =>
  [light, dark].map(({ status }) => contrast(status[tone].text, status[tone].soft).toFixed(1)).join(' / ')

/** The stages of a shipment, in order. */
export function StatusesPage() {
  return (
    <DocPage
      place="Foundations"
      title="Shipment statuses"
      lead="The hue travels from open water to home ground, so that a list is read at a glance. Icon and words carry the meaning without it."
    >
      <DocSection title="From seller to door">
        <DocTable
          label="Statuses"
          head={['Badge', 'Tone', 'What it means', 'Contrast, light / dark']}
          rows={statusTones.map((tone) => ({
            key: tone,
            cells: [
              <span key="badge" lang="id">
                <StatusBadge tone={tone}>{statusNames[tone]}</StatusBadge>
              </span>,
              tone,
              meanings[tone],
              ratios(tone),
            ],
          }))}
        />
      </DocSection>
      <DocSection title="By air, by sea" text="The same status with the other icon.">
        <div lang="id">
          <Inline>
            <StatusBadge tone="sent">{statusNames.sent}</StatusBadge>
            <StatusBadge tone="sent" bySea>
              {statusNames.sent}
            </StatusBadge>
          </Inline>
        </div>
      </DocSection>
      <DocSection title="Do and don’t">
        <Rules>
          <Rule good text="leave out a status that never happened; most parcels see no quarantine." />
          <Rule good={false} text="use a status hue for anything else. `Badge` has tones of its own." />
        </Rules>
      </DocSection>
    </DocPage>
  )
}
