import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Sheet } from '@seberang/design-system/Sheet'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'

export default { title: 'Messages/EmptyState', component: EmptyState } satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'in a sheet, with the one thing to do': (
          <Sheet as="div">
            <EmptyState
              level={3}
              illustration="locker"
              title="Locker masih kosong"
              text="Salin alamat gudang, lalu belanja. Paketmu muncul di sini."
              action={<Button>Lihat alamat gudang</Button>}
            />
          </Sheet>
        ),
        'on the page, nothing to do yet': (
          <EmptyState
            level={3}
            title="Belum ada kiriman"
            text="Kiriman yang kamu tambah muncul di sini beserta perjalanannya."
          />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <EmptyState level={3} title={longLabel} text={longLabel} action={<Button>{longLabel}</Button>} />
          </Narrow>
        ),
      }}
    />
  ),
}
