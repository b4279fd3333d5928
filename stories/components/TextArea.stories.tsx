import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from '@seberang/design-system/TextArea'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel, longRegion } from '../fixtures/texts.ts'

export default { title: 'Forms/TextArea', component: TextArea } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        filled: (
          <TextArea label="Alamat lengkap" value="Jl. Kebon Bibit Utara 14, RT 03/RW 11" onChange={nothing} />
        ),
        empty: (
          <TextArea
            label="Catatan untuk kurir"
            optionalLabel="opsional"
            placeholder="Titip ke satpam"
            value=""
            hint="Terbaca di label paket."
            onChange={nothing}
          />
        ),
        error: (
          <TextArea
            label="Alamat lengkap"
            value="Rumah"
            error="Tulis nama jalan dan nomornya."
            onChange={nothing}
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <TextArea label={longLabel} value={`${longLabel}, ${longRegion}`} onChange={nothing} />
          </Narrow>
        ),
      }}
    />
  ),
}
