import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lightbox } from '@seberang/design-system/Lightbox'
import { useState } from 'react'
import { Button } from '@seberang/design-system/Button'
import { nothing } from '../fixtures/nothing.ts'
import { photo } from '../fixtures/photo.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/Lightbox',
  component: Lightbox,
  parameters: {
    guide: {
      when: ['Photos as large as the window, one at a time; `PhotoGrid` opens it by itself.'],
      whenNot: ['Small pictures beside each other: `PhotoGrid`.', 'Anything but pictures: `Dialog`.'],
      keys: {
        'ArrowLeft ArrowRight': 'turns over',
        Escape: 'closes; the focus is back',
        Tab: 'close, previous, next',
      },
      access: ['“Foto 2 dari 3” is said at every turn.'],
    } satisfies Guide,
  },
} satisfies Meta

export const Example: StoryObj = {
  render: function Example() {
    const [open, setOpen] = useState(false)
    const drawing =
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Crect width="4" height="3" fill="%23C79A5F"/%3E%3C/svg%3E'
    return (
      <>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Lihat foto
        </Button>
        <Lightbox
          open={open}
          onOpenChange={setOpen}
          title="Foto paket"
          photos={[{ src: drawing, alt: 'Paket di timbangan', caption: '3 Nov 2026, 10.05 WIB' }]}
        />
      </>
    )
  },
}

export const Matrix: StoryObj = {
  parameters: { frame: 'window' },
  render: () => (
    <Lightbox
      open
      onOpenChange={nothing}
      title="Foto paket"
      index={1}
      photos={[1, 2, 3].map((place) => ({
        src: `${photo}#${place}`,
        alt: `Paket di timbangan ${place}`,
        caption: '3 Nov 2026, 10.05 WIB',
      }))}
    />
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }
