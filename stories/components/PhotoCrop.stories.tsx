import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { PhotoCrop, type PhotoSquare } from '@seberang/design-system/PhotoCrop'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { portrait } from '../fixtures/portrait.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/PhotoCrop',
  component: PhotoCrop,
  parameters: {
    guide: {
      when: ['A photo becomes a round picture: what stands for a customer.'],
      whenNot: ['Papers and photos of goods, which are sent as they are: `FileUpload`.'],
      do: ['cut the square on this device, so that the rest of the photo never leaves it.'],
      keys: {
        Arrows: 'move the photo by 4 px',
        '+ −': 'zoom, from the window as from the slider',
        Tab: 'to the window, the slider, the button that turns',
      },
      access: ['The window says which keys move and zoom; nothing needs a pointer.'],
    } satisfies Guide,
  },
} satisfies Meta

const texts = {
  area: 'Bagian foto. Tombol panah menggeser, plus dan minus memperbesar.',
  zoom: 'Perbesar',
  rotate: 'Putar ke kiri',
}
const note = 'Geser untuk mengatur. Disimpan 512 × 512, tanpa data lokasi dari foto.'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="36"><circle cx="24" cy="18" r="9"/></svg>'

export const Example: StoryObj = {
  render: function Example() {
    const square = useRef<PhotoSquare>(null)
    return (
      <PhotoCrop
        src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
        texts={{ area: 'Bagian foto', zoom: 'Perbesar', rotate: 'Putar ke kiri' }}
        onChange={(chosen) => (square.current = chosen)}
        onUnreadable={() => undefined}
      >
        {note}
      </PhotoCrop>
    )
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'a photo': (
          <PhotoCrop src={portrait} texts={texts} onChange={nothing} onUnreadable={nothing}>
            {note}
          </PhotoCrop>
        ),
        'on a narrow phone': (
          <Narrow>
            <PhotoCrop
              src={portrait}
              texts={{ area: `${texts.area} 2`, zoom: 'Perbesar foto', rotate: 'Putar foto' }}
              onChange={nothing}
              onUnreadable={nothing}
            >
              {note}
            </PhotoCrop>
          </Narrow>
        ),
      }}
    />
  ),
  // A photo is there some frames after its window.
  play: ({ canvasElement }) =>
    waitFor(async () => {
      for (const preview of canvasElement.querySelectorAll('canvas'))
        await expect(preview.getContext('2d')?.getImageData(0, 0, 1, 1).data[3]).toBe(255)
    }),
}

/** What was chosen last, as the story shows it. */
function Chosen() {
  const shown = useRef<HTMLOutputElement>(null)
  return (
    <>
      <PhotoCrop
        src={portrait}
        texts={texts}
        onChange={({ x, y, side, rotation }) => {
          const figures = [x, y, side, rotation].map(Math.round)
          if (shown.current) shown.current.textContent = figures.join(' ')
        }}
        onUnreadable={nothing}
      />
      <output ref={shown} aria-label="Dipilih" />
    </>
  )
}

export const KeysMoveZoomAndTurn: StoryObj = {
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('status', { name: 'Dipilih' })
    const figures = () => (chosen.textContent ?? '').split(' ').map(Number)
    // The shorter side of the photo fills the window.
    await waitFor(() => expect(figures()).toEqual([60, 0, 360, 0]))
    const window = await canvas.findByRole('application', { name: texts.area })
    window.focus()
    // Four pixels of the window's 264 are 5.45 of the photo's 360.
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(figures()).toEqual([55, 0, 360, 0]))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(figures()).toEqual([60, 0, 360, 0]))
    await userEvent.keyboard('+')
    await waitFor(() => expect(figures()[2]).toBe(Math.round(360 / 1.1)))
    await userEvent.keyboard('-')
    await waitFor(() => expect(figures()[2]).toBe(360))
    await userEvent.keyboard('-')
    await expect(figures()[2]).toBe(360)
    await fireEvent.change(canvas.getByRole('slider', { name: texts.zoom }), { target: { value: '4' } })
    await waitFor(() => expect(figures()[2]).toBe(90))
    await userEvent.click(canvas.getByRole('button', { name: texts.rotate }))
    await waitFor(() => expect(figures()[3]).toBe(270))
  },
}
