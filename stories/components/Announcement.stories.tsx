import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Announcement } from '@seberang/design-system/Announcement'
import { Text } from '@seberang/design-system/Text'
import { useState } from 'react'
import { Button } from '@seberang/design-system/Button'
import { nothing } from '../fixtures/nothing.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/Announcement',
  component: Announcement,
  parameters: {
    guide: {
      when: ['News for everybody, shown once: a new warehouse, a change of the law.'],
      whenNot: ['It holds for one page: `Notice`.', 'It needs an answer: `Dialog`.'],
      dont: ['announce what somebody did not ask for twice.'],
      do: ['make closing as easy as going on.'],
      keys: { Tab: 'through the ways on', Escape: 'closes it' },
      access: ['A dialog with its title as the name.'],
    } satisfies Guide,
  },
} satisfies Meta

const onClose = fn<() => void>()

export const Example: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Lihat pengumuman
        </Button>
        {open && (
          <Announcement
            title="Gudang baru di Shenzhen"
            action={{ label: 'Lihat alamat', onClick: () => setOpen(false) }}
            onClose={() => setOpen(false)}
          >
            Kiriman laut dari Tiongkok kini dua hari lebih cepat.
          </Announcement>
        )}
      </>
    )
  },
}

export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: () => (
    <Announcement
      title="Hi Titipers"
      action={{ label: 'Lanjut belanja', onClick: nothing }}
      second={{ label: 'Lihat alamat', onClick: nothing }}
      onClose={onClose}
    >
      <Text>
        Gudang United Kingdom hanya menerima paket yang mencantumkan kode unitmu. Paket tanpa kode
        dikembalikan ke penjual.
      </Text>
    </Announcement>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

export const TheCrossAndEscapeCloseIt: StoryObj = {
  ...Matrix,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tutup' }))
    await expect(onClose).toHaveBeenCalled()
  },
}
