import type { Meta, StoryObj } from '@storybook/react-vite'
import { Code } from '@seberang/design-system/Code'
import { CopyButton } from '@seberang/design-system/CopyButton'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  parameters: {
    guide: {
      when: ['What a thing is called and what it is: facts of an invoice, of an account.'],
      whenNot: ['Amounts with a sum: `CostSummary`.', 'Many things with the same facts: `Table`.'],
      access: ['A `dl`: term and value are read together.'],
    } satisfies Guide,
  },
} satisfies Meta

const copy = <CopyButton value="SF14560287339" label="Copy" copiedLabel="Tersalin" what="resi penjual" />

export const Example: StoryObj = {
  render: () => (
    <DescriptionList
      items={[
        { term: 'Penerima', value: 'Ratna Wulandari' },
        {
          term: 'Unit',
          value: 'SBR-20418',
          action: (
            <CopyButton value="SBR-20418" label="Salin" copiedLabel="Disalin" variant="plain" size="small" />
          ),
        },
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'rows, with something to do': (
          <DescriptionList
            items={[
              { term: 'Dari penjual, SF Express', value: <Code>SF 1456 0287 339</Code>, action: copy },
              { term: 'Kurir domestik, JNE REG', value: 'Muncul saat paket diserahkan ke kurir' },
            ]}
          />
        ),
        inline: (
          <DescriptionList
            variant="inline"
            items={[
              { term: 'Berat ditimbang', value: '1,40 kg' },
              { term: 'Dimensi', value: '42 × 20 × 11 cm' },
            ]}
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <DescriptionList
              items={[{ term: longLabel, value: `${longLabel}, ${longRegion}`, action: copy }]}
            />
          </Narrow>
        ),
        'long words on a narrow phone, inline': (
          <Narrow>
            <DescriptionList variant="inline" items={[{ term: longRegion, value: 'Rp123.854.244' }]} />
          </Narrow>
        ),
      }}
    />
  ),
}
