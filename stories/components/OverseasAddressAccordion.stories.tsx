import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OverseasAddressAccordion } from '@seberang/design-system/OverseasAddressAccordion'
import { useState } from 'react'
import { Plane } from '@seberang/design-system/icons'
import { Controlled } from '../fixtures/Controlled.tsx'
import { overseasGroups, unit } from '../fixtures/overseas.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/OverseasAddressAccordion',
  component: OverseasAddressAccordion,
  parameters: {
    guide: {
      when: ['The customer’s addresses abroad, to be copied line by line into a shop.'],
      whenNot: ['Addresses at home: `AddressBook`.'],
      do: ['mark the unit code wherever it stands; without it nobody knows whose parcel it is.'],
      keys: {
        Tab: 'group, countries, copy buttons',
        'ArrowLeft ArrowRight': 'another country',
        'Enter Space': 'opens a group, copies a line',
      },
      access: ['Each copy button says which line it copies.'],
    } satisfies Guide,
  },
} satisfies Meta

const onCopied = fn<(value: string) => void>()
const onRefused = fn<() => void>()

const example = () => (
  <Controlled<Record<string, string>> initial={{ air: 'cn', sea: 'cn' }}>
    {(chosen, setChosen) => (
      <OverseasAddressAccordion
        groups={overseasGroups.map((group) => ({ ...group, chosen: chosen[group.id] ?? '' }))}
        defaultOpen="air"
        onChoose={(group, address) => setChosen({ ...chosen, [group]: address })}
        unit={unit}
        labels={{ countries: 'Negara', copy: 'Copy', copyAll: 'Copy seluruh alamat' }}
        onCopied={onCopied}
        onRefused={onRefused}
      />
    )}
  </Controlled>
)

export const Example: StoryObj = {
  render: function Example() {
    const [chosen, setChosen] = useState('us')
    return (
      <OverseasAddressAccordion
        defaultOpen="air"
        unit="SBR-20418"
        groups={[
          {
            id: 'air',
            icon: Plane,
            title: 'Express',
            note: 'udara, 1 negara',
            chosen,
            addresses: [
              {
                id: 'us',
                country: 'US',
                name: 'Amerika',
                lines: [{ title: 'Alamat', value: '2110 NE Cornell Road, SBR-20418' }],
              },
            ],
          },
        ]}
        onChoose={(_group, address) => setChosen(address)}
        labels={{ countries: 'Negara', copy: 'Salin', copyAll: 'Salin semua' }}
        onCopied={() => undefined}
        onRefused={() => undefined}
      />
    )
  },
}

export const Matrix: StoryObj = { render: example }
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const TheArrowsWalkTheCountriesAndEveryLineCopies: StoryObj = {
  render: example,
  play: async ({ canvas }) => {
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    })
    canvas.getByRole('tab', { name: 'China' }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('tab', { name: 'United Kingdom' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Kode pos' }))
    await expect(copied).toEqual(['322000'])
    await expect(onCopied).toHaveBeenLastCalledWith('322000')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy seluruh alamat United Kingdom' }))
    await expect(copied[1]).toContain(`Unit ${unit}\nYiwu, Jinhua\n`)
  },
}
