import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Combobox } from '@seberang/design-system/Combobox'
import { Grid } from '@seberang/design-system/Grid'
import { longRegion } from '../fixtures/texts.ts'

const meta: Meta = { title: 'Components/Combobox' }
export default meta
type Story = StoryObj

interface District {
  id: string
  name: string
  regency: string
}

/** As many as Indonesia has. */
const districts: District[] = Array.from({ length: 7285 }, (_, index) => ({
  id: String(index),
  name: `Kecamatan ${index + 1}`,
  regency: longRegion,
}))

function Search({ loadingText }: { loadingText?: string }) {
  const [value, setValue] = useState<District | null>(null)
  const [text, setText] = useState('')
  const found = useMemo(
    () => districts.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
    [text],
  )
  return (
    <Combobox
      label="Kecamatan"
      placeholder="Ketik nama kecamatan"
      items={found}
      itemKey={({ id }) => id}
      itemLabel={({ name }) => name}
      itemDetail={({ regency }) => regency}
      value={value}
      onChange={setValue}
      onSearch={setText}
      loadingText={loadingText}
      emptyText="Tidak ada kecamatan bernama itu."
    />
  )
}

const fixed = {
  label: 'Kode HS',
  items: districts,
  itemKey: ({ id }: District) => id,
  itemLabel: ({ name }: District) => name,
  onChange: () => undefined,
  onSearch: () => undefined,
  emptyText: 'Tidak ada.',
}

export const Matrix: Story = {
  render: () => (
    <Grid columns={3}>
      <Combobox {...fixed} value={null} placeholder="Pilih kode HS" />
      <Combobox {...fixed} value={districts[11] ?? null} hint="Kode tetap wajib di dokumen bea cukai." />
      <Combobox {...fixed} value={null} error="Kode HS belum dipilih." />
    </Grid>
  ),
}

export const SevenThousandRowsAreWalkedWithTheKeyboard: Story = {
  render: () => <Search />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Kecamatan' })
    await userEvent.click(field)
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(3))
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40)
    await userEvent.type(field, '7285')
    await waitFor(() => expect(canvas.getByRole('option', { name: /Kecamatan 7285/ })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Kecamatan 7285')
  },
}

export const LeavingTheFieldChoosesNothing: Story = {
  render: () => <Search />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Kecamatan' })
    await userEvent.type(field, 'Kecamatan 12')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue(''))
  },
}

export const NothingFoundIsSaid: Story = {
  render: () => <Search />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis')
    await expect(await canvas.findByText('Tidak ada kecamatan bernama itu.')).toBeVisible()
  },
}

export const LoadingIsSaid: Story = {
  render: () => <Search loadingText="Mencari kecamatan" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByText('Mencari kecamatan')).toBeVisible()
  },
}
