import type { Meta, StoryObj } from '@storybook/react-vite'
import { Band } from '@seberang/design-system/Band'
import { Columns } from '@seberang/design-system/Columns'
import { CrossingSteps } from '@seberang/design-system/CrossingSteps'
import { Flag } from '@seberang/design-system/Flag'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { LawList } from '@seberang/design-system/LawList'
import { PageFrame } from '@seberang/design-system/PageFrame'
import { Stack } from '@seberang/design-system/Stack'
import { Table } from '@seberang/design-system/Table'
import { Text } from '@seberang/design-system/Text'
import { crossingSteps } from '../fixtures/crossing-steps.ts'
import { HomeHero } from '../fixtures/HomeHero.tsx'
import { levies } from '../fixtures/levies.ts'
import { origins } from '../fixtures/origins.ts'
import { PageFooter, VisitorsHeader } from '../fixtures/shell.tsx'

export default {
  title: 'Screens/Home',
  parameters: {
    frame: 'page',
    lead: 'An arrival page: a `Hero` in which a price can be had before anything else is asked, and one `Band` for each thought.',
  },
} satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <PageFrame
      skipLabel="Langsung ke isi"
      content="bands"
      header={<VisitorsHeader />}
      footer={<PageFooter />}
    >
      <HomeHero />
      <Band tone="deep" padding="medium">
        <Stack space={8}>
          <Heading level={2} step="display" tone="onDeep">
            Cara kerja
          </Heading>
          <CrossingSteps steps={crossingSteps} />
        </Stack>
      </Band>
      <Band>
        <Columns aside="lead">
          <Intro
            title="Gudang di negara asal"
            text="Express lewat udara untuk paket, Cargo lewat laut untuk jumlah besar. Alamat gudang hanya untuk pengiriman, bukan alamat penagihan."
          />
          <Origins />
        </Columns>
      </Band>
      <Band tone="surface">
        <Columns aside="lead">
          <Intro
            title="Apa yang dipungut bea cukai, dan mengapa"
            text="Pungutan ini milik negara, bukan milik kami. Kamu melihat tarif, dasar hitung, dan pasalnya di setiap baris sebelum membayar."
          />
          <Stack space={4}>
            <LawList items={levies} />
            <Text step="note" tone="tertiary">
              Contoh: barang USD 100 dari Amerika lewat udara. Aturan terakhir diperiksa 1 Nov 2026.
            </Text>
          </Stack>
        </Columns>
      </Band>
    </PageFrame>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

function Intro({ title, text }: { title: string; text: string }) {
  return (
    <Stack space={3}>
      <Heading level={2} step="display">
        {title}
      </Heading>
      <Text step="read" tone="secondary">
        {text}
      </Text>
    </Stack>
  )
}

function Origins() {
  return (
    <Table
      cardsBelow="phone"
      caption="Gudang di negara asal"
      rows={origins}
      rowKey={({ country }) => country}
      columns={[
        {
          id: 'negara',
          name: 'Negara',
          cell: ({ name, country }) => (
            <Inline as="span" space={3} wrap={false}>
              <Flag country={country} size={26} />
              <Text as="span" step="read" weight="semibold">
                {name}
              </Text>
            </Inline>
          ),
        },
        { id: 'express', name: 'Express', cell: ({ express }) => express },
        { id: 'cargo', name: 'Cargo', cell: ({ cargo }) => cargo },
        { numeric: true, id: 'udara', name: 'Udara mulai', cell: ({ price }) => price },
      ]}
    />
  )
}
