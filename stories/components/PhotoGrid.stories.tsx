import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { PhotoGrid } from '@seberang/design-system/PhotoGrid'
import type { Photo } from '@seberang/design-system/PhotoGrid'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import { photo } from '../fixtures/photo.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/PhotoGrid',
  component: PhotoGrid,
  parameters: {
    guide: {
      when: ['The customer’s own photos of a parcel; a tap opens them large.'],
      whenNot: ['Drawings: `Illustration`.', 'Choosing a file: `FileUpload`.'],
      do: ['say in `alt` what is seen: “Paket di timbangan, 1,15 kg”.'],
      dont: ['crop away what proves something.'],
      keys: { Tab: 'from photo to photo', 'Enter Space': 'opens it large' },
      access: ['Each is a button with the words of its photo.'],
    } satisfies Guide,
  },
} satisfies Meta

const photos = (count: number): Photo[] =>
  Array.from({ length: count }, (_, index) => ({
    src: `${photo}#${index}`,
    alt: `Foto paket ${index + 1} dari ${count}`,
  }))

export const Example: StoryObj = {
  render: () => (
    <PhotoGrid
      title="Foto paket"
      photos={[
        {
          src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Crect width="4" height="3" fill="%23C79A5F"/%3E%3C/svg%3E',
          alt: 'Paket di timbangan',
        },
      ]}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        ...each(
          [1, 3, 7],
          (count) => <PhotoGrid title="Foto paket" photos={photos(count)} />,
          (count) => `${count} in all`,
        ),
        'on a narrow phone': (
          <Narrow>
            <PhotoGrid title="Foto paket" photos={photos(4)} />
          </Narrow>
        ),
      }}
    />
  ),
}

export const ATapOpensTheWholePicture: StoryObj = {
  render: () => <PhotoGrid title="Foto paket" photos={photos(3)} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Foto paket 2 dari 3' }))
    const whole = await screen.findByRole('dialog', { name: 'Foto paket' })
    await expect(within(whole).getByRole('img', { name: 'Foto paket 2 dari 3' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(whole).getByRole('img', { name: 'Foto paket 3 dari 3' })).toBeVisible()
  },
}
