import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PhotoGrid } from '@seberang/design-system/PhotoGrid'
import type { Photo } from '@seberang/design-system/PhotoGrid'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import { photo } from '../fixtures/photo.ts'

export default { title: 'Shipments/PhotoGrid', component: PhotoGrid } satisfies Meta

const photos = (count: number): Photo[] =>
  Array.from({ length: count }, (_, index) => ({
    src: `${photo}#${index}`,
    alt: `Foto paket ${index + 1} dari ${count}`,
  }))

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        ...each(
          [1, 3, 7],
          (count) => <PhotoGrid photos={photos(count)} />,
          (count) => `${count} in all`,
        ),
        'on a narrow phone': (
          <Narrow>
            <PhotoGrid photos={photos(4)} />
          </Narrow>
        ),
      }}
    />
  ),
}

export const ATapOpensTheWholePicture: StoryObj = {
  render: () => <PhotoGrid photos={[{ src: photo, href: '#whole', alt: 'Paket di timbangan' }]} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Paket di timbangan' })
    await expect(link).toHaveAttribute('href', '#whole')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
