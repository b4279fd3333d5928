import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
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
