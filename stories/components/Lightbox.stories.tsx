import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lightbox } from '@seberang/design-system/Lightbox'
import { nothing } from '../fixtures/nothing.ts'
import { photo } from '../fixtures/photo.ts'

export default { title: 'Shipments/Lightbox', component: Lightbox } satisfies Meta

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
