import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from '@seberang/design-system/TextArea'
import { useState } from 'react'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel, longRegion } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: {
    guide: {
      when: ['Several lines: a street, a note to the courier.'],
      whenNot: ['One line: `TextField`.', 'A paper or a picture: `FileUpload`.'],
      do: ['show how much fits when there is a limit.'],
      dont: ['cut what is pasted without a word.'],
      keys: { Tab: 'to the field and out of it', Enter: 'a new line' },
      access: ['It grows with what is typed; nothing has to be scrolled inside of it.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: function Example() {
    const [value, setValue] = useState('')
    return <TextArea label="Catatan untuk kurir" optionalLabel="opsional" value={value} onChange={setValue} />
  },
}

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
