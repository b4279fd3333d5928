import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormErrorSummary } from '@seberang/design-system/FormErrorSummary'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'

export default { title: 'Forms/FormErrorSummary', component: FormErrorSummary } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        'several things': (
          <FormErrorSummary
            title="3 hal belum lengkap"
            items={[
              { id: 'country', text: 'Pilih negara asal kirimanmu.', onGo: nothing },
              { id: 'address', text: 'Pilih alamat tujuan.', onGo: nothing },
              { id: 'hscode', text: 'Kode HS: Wajib diisi.', onGo: nothing },
            ]}
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <FormErrorSummary
              title="1 hal belum lengkap"
              items={[{ id: 'long', text: `${longLabel} belum diisi.`, onGo: nothing }]}
            />
          </Narrow>
        ),
      }}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
