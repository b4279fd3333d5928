import type { Meta, StoryObj } from '@storybook/react-vite'
import { OpenerField } from '@seberang/design-system/OpenerField'
import { Search } from '@seberang/design-system/icons'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel, longProduct } from '../fixtures/texts.ts'

export default { title: 'Forms/OpenerField', component: OpenerField } satisfies Meta

const common = { label: 'Kode HS', placeholder: 'Pilih kode HS', icon: Search, open: false, onOpen: nothing }

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
