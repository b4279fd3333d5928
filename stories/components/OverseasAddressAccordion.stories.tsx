import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OverseasAddressAccordion } from '@seberang/design-system/OverseasAddressAccordion'
import { Held } from '../fixtures/Held.tsx'
import { overseasGroups, unit } from '../fixtures/overseas.ts'

export default {
  title: 'Shipments/OverseasAddressAccordion',
  component: OverseasAddressAccordion,
} satisfies Meta

const onCopied = fn<(value: string) => void>()
const onRefused = fn<() => void>()

const example = () => (
  <Held<Record<string, string>> initial={{ air: 'cn', sea: 'cn' }}>
    {(chosen, setChosen) => (
      <OverseasAddressAccordion
        groups={overseasGroups.map((group) => ({ ...group, chosen: chosen[group.id] ?? '' }))}
        openAtFirst="air"
        onChoose={(group, address) => setChosen({ ...chosen, [group]: address })}
        unit={unit}
        words={{ countries: 'Negara', copy: 'Copy', copyAll: 'Copy seluruh alamat' }}
        onCopied={onCopied}
        onRefused={onRefused}
      />
    )}
  </Held>
)

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
