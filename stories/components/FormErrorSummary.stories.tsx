import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormErrorSummary } from '@seberang/design-system/FormErrorSummary'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/FormErrorSummary',
  component: FormErrorSummary,
  parameters: {
    guide: {
      when: ['A long form was sent and several fields are wrong, some of them out of sight.'],
      whenNot: [
        'One short form: the focus goes to the first error, which is enough.',
        'The server failed: `Notice`.',
      ],
      do: ['use the words that stand beside the field.'],
      dont: ['show it before somebody tried to send.'],
      keys: { Tab: 'through the list', Enter: 'brings the focus to that field' },
      access: ['Read out when it appears.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <FormErrorSummary
      title="2 hal belum lengkap"
      items={[
        { id: 'weight', text: 'Isi berat lebih dari 0.', onNavigate: () => undefined },
        { id: 'category', text: 'Pilih kategori.', onNavigate: () => undefined },
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  parameters: {
    forced: [
      {
        shape: '[role="alert"]',
        look: { 'outline-style': 'solid', 'outline-width': '1px', 'outline-color': 'CanvasText' },
      },
    ],
  },
  render: () => (
    <Specimens
      of={{
        'several things': (
          <FormErrorSummary
            title="3 hal belum lengkap"
            items={[
              { id: 'country', text: 'Pilih negara asal kirimanmu.', onNavigate: nothing },
              { id: 'address', text: 'Pilih alamat tujuan.', onNavigate: nothing },
              { id: 'hscode', text: 'Kode HS: Wajib diisi.', onNavigate: nothing },
            ]}
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <FormErrorSummary
              title="1 hal belum lengkap"
              items={[{ id: 'long', text: `${longLabel} belum diisi.`, onNavigate: nothing }]}
            />
          </Narrow>
        ),
      }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
