import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from '@seberang/design-system/Notice'
import { Review, ReviewLine, ReviewLines } from '@seberang/design-system/Review'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Text } from '@seberang/design-system/Text'
import { expect, fn, userEvent } from 'storybook/test'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { photo } from '../fixtures/photo.ts'
import { longProduct } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/Review',
  component: Review,
  parameters: {
    guide: {
      when: [
        'The last step of a long form: everything that was filled in, part by part, before it is saved.',
      ],
      whenNot: ['A saved shipment in a list: `CartCard`.', 'The lines of a price: `PriceDetails`.'],
      do: ['bring whoever went back to a part back to the review once it is filled in.'],
      keys: { Tab: 'from button to button', 'Enter Space': 'goes back to that part' },
      access: ['Each part has a heading, and each button says which part it changes.'],
    } satisfies Guide,
  },
} satisfies Meta

const edit = { label: 'Ubah', onEdit: nothing }

const sheet = (
  <Sheet as="div">
    <SheetSection>
      <Review title="Barang" edit={edit}>
        <ReviewLines label="Barang">
          <ReviewLine
            title="Lensa Fujinon XF 35mm f/2"
            details={['1 × USD 289,00 · 800 gram · HS 9002.11']}
            amount="Rp4.764.165"
          />
          <ReviewLine
            title={longProduct}
            details={['12 × USD 1.289,00 · 1.800 gram · HS 8471.60', '42 × 22 × 9 cm, mengandung baterai']}
            photo={photo}
            amount="Rp254.764.165"
          >
            <Notice tone="caution">Jumlahnya dibatasi dua unit per orang.</Notice>
          </ReviewLine>
          <ReviewLine kind="sum" title="13 barang, 22,40 kg, dibayar ke toko" amount="Rp259.528.330" />
        </ReviewLines>
      </Review>
    </SheetSection>
    <SheetSection>
      <Review title="Asuransi" edit={edit}>
        <Text tone="secondary">Tanpa asuransi. Ganti rugi mengikuti ketentuan pengangkut.</Text>
      </Review>
    </SheetSection>
  </Sheet>
)

export const Example: StoryObj = {
  render: () => (
    <Review title="Asuransi" edit={{ label: 'Ubah', onEdit: () => undefined }}>
      <Text>Tanpa asuransi.</Text>
    </Review>
  ),
}

export const Matrix: StoryObj = {
  render: () => <Specimens of={{ wide: sheet, 'on a narrow phone': <Narrow>{sheet}</Narrow> }} />,
}

const onEdit = fn<() => void>()

export const ThePartIsNamedByItsButton: StoryObj = {
  render: () => (
    <Review title="Rute" edit={{ label: 'Ubah', onEdit }}>
      <Text>Wilmington, Bandung</Text>
    </Review>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah Rute' }))
    await expect(onEdit).toHaveBeenCalledOnce()
  },
}
