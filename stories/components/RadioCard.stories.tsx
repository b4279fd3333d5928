import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Flag } from '@seberang/design-system/Flag'
import { Plane, Ship } from '@seberang/design-system/icons'
import { RadioCardGroup } from '@seberang/design-system/RadioCard'
import type { RadioCardOption } from '@seberang/design-system/RadioCard'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { Controlled } from '../fixtures/Controlled.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/RadioCard',
  component: RadioCardGroup,
  parameters: {
    guide: {
      when: ['One of a few that differ in price, time or conditions.'],
      whenNot: [
        'Answers that need no explanation: `RadioGroup`.',
        'Two to four single words: `SegmentedControl`.',
      ],
      anatomy: [
        { part: 'Title', text: 'What is chosen; a badge beside it for the cheapest.' },
        { part: 'Description', text: 'What it means, in one line.' },
        { part: 'Aside', text: 'The price at the right edge, and that it is an estimate.' },
      ],
      do: ['leave what cannot be chosen in its place and say why.'],
      dont: ['choose the dearest in advance.'],
      keys: { Tab: 'to the chosen card', 'ArrowUp ArrowDown': 'walks and chooses' },
      access: ['The whole card can be pressed; it is one radio button with its description.'],
    } satisfies Guide,
  },
} satisfies Meta

const express: RadioCardOption<'air'> = {
  value: 'air',
  title: 'Express',
  icon: Plane,
  description: '5 sampai 8 hari, lewat udara',
  aside: 'Rp245.000',
}

export const Example: StoryObj = {
  render: function Example() {
    const [way, setWay] = useState<'air' | 'sea'>('air')
    return (
      <RadioCardGroup
        label="Cara kirim"
        value={way}
        onChange={setWay}
        options={[
          { value: 'air', title: 'Udara', description: '7 sampai 10 hari', aside: 'Rp367.500' },
          { value: 'sea', title: 'Laut', description: '30 sampai 45 hari', aside: 'Rp123.000' },
        ]}
      />
    )
  },
}

/** One sheet of rows, for options that need a sentence or two each. */
export const RowsUnderAHeading: StoryObj = {
  render: function RowsUnderAHeading() {
    const [importer, setImporter] = useState<'individu' | 'company'>('individu')
    return (
      <Narrow>
        <RadioCardGroup
          label="Siapa yang mengimpor?"
          labelHidden
          layout="rows"
          value={importer}
          onChange={setImporter}
          options={[
            {
              value: 'individu',
              title: longLabel,
              description: 'Kamu sendiri yang mengimpor, untuk dipakai sendiri.',
              aside: 'Rp899.190',
              asideNote: 'perkiraan',
            },
            { value: 'company', title: 'Badan usaha', description: longRegion },
          ]}
        />
      </Narrow>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Siapa yang mengimpor?' })).toBeVisible()
    await userEvent.click(canvas.getByText('Badan usaha'))
    await expect(canvas.getByRole('radio', { name: /Badan usaha/ })).toBeChecked()
  },
}

/** The price and what it is are one block at the right edge; the words do not share their lines with it. */
export const OnAPhoneTheWordsBelowAPriceHaveTheFullWidth: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <RadioCardGroup
      label="Atas nama siapa?"
      layout="rows"
      value="company"
      onChange={nothing}
      options={[
        {
          value: 'jastip',
          title: 'Jastip',
          description: '5–8 hari',
          aside: 'Rp2.256.451',
          asideNote: 'sejauh ini',
        },
        {
          value: 'company',
          title: 'Express udara, badan usaha',
          description: '5–8 hari, Rp551.000 lebih mahal',
          more: 'Ditagih 5 kg.',
          aside: 'Rp2.807.451',
          asideNote: 'sejauh ini',
        },
        {
          value: 'undername',
          title: 'Udara, trading company',
          aside: 'Rp907.451',
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const boxOf = (text: string) => canvas.getByText(text).getBoundingClientRect()
    const [, price] = canvas.getAllByText('sejauh ini').map((note) => note.getBoundingClientRect())
    const words = boxOf('5–8 hari, Rp551.000 lebih mahal')
    await expect(words.height).toBeLessThan(2 * boxOf('Ditagih 5 kg.').height)
    await expect(price?.bottom).toBeLessThanOrEqual(words.top)
    for (const [title, sum] of [
      ['Jastip', 'Rp2.256.451'],
      ['Express udara, badan usaha', 'Rp2.807.451'],
      ['Udara, trading company', 'Rp907.451'],
    ] as const)
      await expect(Math.abs(boxOf(title).top - boxOf(sum).top)).toBeLessThanOrEqual(1)
    // A title has what its own price leaves it.
    await expect(boxOf('Udara, trading company').height).toBeLessThan(1.5 * boxOf('Jastip').height)
    // A short title leaves no gap above them.
    await expect(boxOf('5–8 hari').top).toBeLessThanOrEqual(boxOf('Jastip').bottom + 1)
  },
}

export const TheChosenRowIsSeenInForcedColours: StoryObj = {
  parameters: { forced: ['label:has(:checked)'] },
  render: () => (
    <RadioCardGroup label="Cara kirim" layout="rows" value="air" onChange={nothing} options={[express]} />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'one chosen, one unavailable': (
          <RadioCardGroup
            label="Cara kirim"
            value="air"
            onChange={nothing}
            options={[
              express,
              { value: 'sea', title: 'Cargo', icon: Ship, unavailableReason: 'Tidak ada kapal dari sana.' },
            ]}
          />
        ),
        'the cheapest, an estimate': (
          <RadioCardGroup
            label="Atas nama siapa?"
            value="individu"
            onChange={nothing}
            options={[
              {
                value: 'individu',
                title: 'Express Pribadi',
                icon: Plane,
                badge: 'Termurah',
                description: '5–8 hari · Atas nama pribadi',
                detail: 'Ditagih 1,0 kg',
                aside: 'Rp1.390.535',
                asideNote: 'perkiraan',
              },
              {
                value: 'undername',
                title: 'Express Undername',
                icon: Plane,
                description: '5–8 hari · Atas nama perusahaan dagang',
                aside: 'Rp2.020.595',
                asideNote: 'perkiraan',
                unavailableReason: 'Tidak menerima baterai',
              },
            ]}
          />
        ),
        'two columns, an error': (
          <RadioCardGroup
            label="Negara asal"
            value=""
            columns={2}
            error="Pilih negara asal."
            onChange={nothing}
            options={[
              { value: 'US', title: 'Amerika', leading: <Flag country="US" /> },
              { value: 'UK', title: 'United Kingdom', leading: <Flag country="UK" /> },
            ]}
          />
        ),
        'three columns, a hint': (
          <RadioCardGroup
            label="Kurir domestik"
            value="jne"
            columns={3}
            hint="Bisa diganti sampai kamu membayar."
            onChange={nothing}
            options={[
              { value: 'jne', title: 'JNE REG', description: '2–3 hari' },
              { value: 'tiki', title: 'TIKI ONS', description: '1 hari' },
              { value: 'pos', title: 'Pos Kilat', description: '3–5 hari' },
            ]}
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <RadioCardGroup
              label={longLabel}
              optionalLabel="opsional"
              value="air"
              onChange={nothing}
              options={[{ ...express, title: longLabel, description: longRegion, aside: 'Rp123.854.244' }]}
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const ArrowKeysPassByWhatIsUnavailable: StoryObj = {
  render: () => (
    <Controlled<'air' | 'sea' | 'truck'> initial="air">
      {(value, set) => (
        <RadioCardGroup
          label="Cara kirim"
          value={value}
          onChange={set}
          options={[
            express,
            { value: 'sea', title: 'Cargo', unavailableReason: 'Tidak ada kapal.' },
            { value: 'truck', title: 'Truk' },
          ]}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Truk/ })).toBeChecked()
  },
}
