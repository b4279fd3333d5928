import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Combobox } from '@seberang/design-system/Combobox'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/Combobox',
  component: Combobox,
  parameters: {
    guide: {
      when: ['One of a long list, found by typing: a district, a customs code. Thousands are fine.'],
      whenNot: [
        'Fewer than thirty known words: `Select`.',
        'Narrowing a list that is on the page: `SearchField`.',
      ],
      anatomy: [
        {
          part: 'Field',
          text: 'What is typed stays when nothing is chosen, and the field says to choose.',
          at: 'input',
        },
        { part: 'List', text: 'A name, a quieter second line, a figure at the right edge.' },
      ],
      keys: {
        ArrowDown: 'opens, walks down',
        ArrowUp: 'walks up',
        Enter: 'takes it',
        Escape: 'closes; again: empties',
        'Home End': 'in the text',
      },
      access: ['How many were found is announced. While they are on their way, `loadingText` says so.'],
    } satisfies Guide,
  },
} satisfies Meta

const chooseOne = 'Pilih salah satu dari daftar.'

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
      unchosenText={chooseOne}
      emptyText="Tidak ada kecamatan bernama itu."
    />
  )
}

const fixed = {
  label: 'Kode HS',
  items: districts,
  itemKey: ({ id }: District) => id,
  itemLabel: ({ name }: District) => name,
  itemDetail: ({ regency }: District) => regency,
  onChange: nothing,
  onSearch: nothing,
  unchosenText: chooseOne,
  emptyText: 'Tidak ada.',
}

export const Example: StoryObj = {
  render: function Example() {
    const cities = ['Bandung', 'Denpasar', 'Makassar', 'Medan', 'Surabaya']
    const [city, setCity] = useState<string | null>(null)
    const [text, setText] = useState('')
    return (
      <Combobox
        label="Kota"
        placeholder="Ketik nama kota"
        items={cities.filter((name) => name.toLowerCase().includes(text.toLowerCase()))}
        itemKey={(name) => name}
        itemLabel={(name) => name}
        value={city}
        onChange={setCity}
        onSearch={setText}
        unchosenText={chooseOne}
        emptyText="Tidak ada kota bernama itu."
      />
    )
  },
}

/** With one list open. */
export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: () => (
    <Specimens
      columns={3}
      of={{
        'nothing chosen': (
          <Combobox {...fixed} value={null} placeholder="Pilih kode HS" optionalLabel="opsional" />
        ),
        'chosen, with a hint': (
          <Combobox {...fixed} value={districts[11] ?? null} hint="Kode tetap wajib di dokumen bea cukai." />
        ),
        error: <Combobox {...fixed} value={null} error="Kode HS belum dipilih." />,
        'long words on a narrow phone': (
          <Narrow>
            <Combobox {...fixed} label={longLabel} value={null} error={`${longLabel} belum dipilih.`} />
          </Narrow>
        ),
        open: <Search />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Kecamatan' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('option', { name: /Kecamatan 1 / })).toBeVisible()
  },
}

export const SevenThousandRowsAreWalkedWithTheKeyboard: StoryObj = {
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

const isInSight = (option: Element, list: Element): boolean => {
  const [row, frame] = [option.getBoundingClientRect(), list.getBoundingClientRect()]
  return row.top >= frame.top - 1 && row.bottom <= frame.bottom + 1
}

export const HomeEndAndPagesReachEveryRow: StoryObj = {
  render: () => <Search />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Kecamatan' })
    const reaches = async (key: string, row: number) => {
      await userEvent.keyboard(key)
      const option = await canvas.findByRole('option', { name: new RegExp(`^Kecamatan ${row} `) })
      await waitFor(() => expect(option).toBeVisible())
      await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id))
      // Rows are measured once rendered, and the list is positioned again.
      await waitFor(() => expect(isInSight(option, canvas.getByRole('listbox'))).toBe(true))
    }
    await userEvent.click(field)
    await reaches('{End}', 7285)
    await reaches('{ArrowUp}', 7284)
    await reaches('{Home}', 1)
    await reaches('{PageDown}', 11)
    await reaches('{PageDown}', 21)
    await reaches('{PageUp}', 11)
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Kecamatan 11')
  },
}

export const WhatMayBeLeftOutCanBeEmptied: StoryObj = {
  render: () => (
    <Controlled<District | null> initial={districts[11] ?? null}>
      {(value, set) => <Combobox {...fixed} optionalLabel="opsional" value={value} onChange={set} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveValue('Kecamatan 12')
    await userEvent.clear(field)
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue(''))
  },
}

export const LeftWithTheNameOfAnItemItIsChosen: StoryObj = {
  render: () => <Search />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Kecamatan' })
    await userEvent.type(field, 'kecamatan 12')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('Kecamatan 12'))
    await expect(field).toBeValid()
  },
}

export const LeftWithTheOnlyItemFoundItIsChosen: StoryObj = {
  render: () => <Search />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Kecamatan' })
    await userEvent.type(field, '7285')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('Kecamatan 7285'))
  },
}

export const LeftWithoutAChoiceTheTextStaysAndTheFieldSaysSo: StoryObj = {
  render: () => <Search />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Kecamatan' })
    await userEvent.type(field, 'Kecamatan 72')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAccessibleDescription(chooseOne))
    await expect(field).toHaveValue('Kecamatan ')
    await userEvent.click(field)
    await waitFor(() => expect(field).toBeValid())
  },
}

/** What is shown and what is sent are the same. */
export const ATextThatNamesNothingElseDropsTheChoice: StoryObj = {
  render: () => (
    <Controlled<District | null> initial={districts[11] ?? null}>
      {(value, set) => (
        <>
          <Combobox {...fixed} value={value} onChange={set} />
          <output>{value?.name ?? 'kosong'}</output>
        </>
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.type(field, 'Atlantis')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('kosong')).toBeVisible())
    await expect(field).toHaveValue('Atlantis')
    await expect(field).toHaveAccessibleDescription(chooseOne)
  },
}

export const ARequiredChoiceThatWasEmptiedComesBack: StoryObj = {
  render: () => (
    <Controlled<District | null> initial={districts[11] ?? null}>
      {(value, set) => <Combobox {...fixed} value={value} onChange={set} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.clear(field)
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('Kecamatan 12'))
  },
}

/** The field is left before its list has come. */
export const WhatComesAfterTheFieldWasLeftIsChosen: StoryObj = {
  render: function LateList() {
    const [value, setValue] = useState<District | null>(null)
    const [isFound, setIsFound] = useState(false)
    return (
      <>
        <Combobox
          {...fixed}
          items={isFound ? districts.slice(0, 1) : []}
          loadingText={isFound ? undefined : 'Mencari'}
          value={value}
          onChange={setValue}
        />
        <button onClick={() => setIsFound(true)}>Ditemukan</button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'kecamatan 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Ditemukan' }))
    await waitFor(() => expect(field).toHaveValue('Kecamatan 1'))
    await expect(field).toBeValid()
  },
}

export const NothingFoundIsSaid: StoryObj = {
  render: () => <Search />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis')
    await expect(await canvas.findByText('Tidak ada kecamatan bernama itu.')).toBeVisible()
  },
}

export const LoadingIsSaid: StoryObj = {
  render: () => <Search loadingText="Mencari kecamatan" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByText('Mencari kecamatan')).toBeVisible()
  },
}
