import type { Meta, StoryObj } from '@storybook/react-vite'
import { OpenerField } from '@seberang/design-system/OpenerField'
import { Search, MapPin } from '@seberang/design-system/icons'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel, longProduct } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/OpenerField',
  component: OpenerField,
  parameters: {
    guide: {
      when: ['The answer is found in a dialog: a customs code, an address.'],
      whenNot: [
        'It can be typed or picked in place: `TextField`, `Combobox`.',
        'There is nothing to fill in: `Button`.',
      ],
      keys: { Tab: 'to the field', 'Enter Space': 'opens the dialog; the focus comes back' },
      access: ['It says that it opens a dialog, and is marked invalid like any `Field`.'],
    } satisfies Guide,
  },
} satisfies Meta

const common = { label: 'Kode HS', placeholder: 'Pilih kode HS', icon: Search, open: false, onOpen: nothing }

export const Example: StoryObj = {
  render: () => (
    <OpenerField
      label="Alamat penerima"
      value=""
      placeholder="Pilih alamat"
      icon={MapPin}
      open={false}
      onOpen={() => undefined}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'nothing chosen': <OpenerField {...common} value="" optionalLabel="opsional" />,
        'chosen, with a hint': (
          <OpenerField {...common} value="8523.51 Kartu memori" hint="Dipakai bea cukai." />
        ),
        error: <OpenerField {...common} value="" error="Kode HS belum dipilih." />,
        'long words on a narrow phone': (
          <Narrow>
            <OpenerField {...common} label={longLabel} value={`8523.51 ${longProduct}`} />
          </Narrow>
        ),
      }}
    />
  ),
}
