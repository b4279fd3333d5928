import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Sheet } from '@seberang/design-system/Sheet'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      when: ['There is nothing yet; it says what will be here and the one thing to do.'],
      whenNot: ['It could not be loaded: `ErrorState`.', 'It is on its way: `Skeleton`.'],
      do: ['name what will come: “Kirimanmu muncul di sini”.'],
      dont: ['joke about the emptiness.'],
      access: ['Its title is in the outline of the page; the drawing is not read.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: () => (
    <EmptyState
      illustration="locker"
      title="Locker masih kosong"
      text="Belanja ke alamat gudangmu; paket muncul di sini begitu sampai."
      action={<ButtonLink href="#add">Tambah kiriman</ButtonLink>}
    />
  ),
}

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
