import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderWithLabels } from '../../testing/render.tsx'
import { behind, cornersIn, type Pixels } from './corners.ts'
import { CardCamera } from './index.ts'

const frame = { x: 32, y: 40, width: 256, height: 160 }

/** A card of one brightness on a ground of another, which may lie beside the frame and be turned. */
function cardAt({ x = 0, y = 0, turned = 0, card = 200, ground = 60 } = {}): Pixels {
  const [width, height] = [320, 240]
  const data = new Uint8ClampedArray(4 * width * height)
  const angle = (turned * Math.PI) / 180
  const middle = { x: frame.x + frame.width / 2 + x, y: frame.y + frame.height / 2 + y }
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [across, down] = [column - middle.x, row - middle.y]
      const along = across * Math.cos(angle) + down * Math.sin(angle)
      const beside = down * Math.cos(angle) - across * Math.sin(angle)
      const isCard = Math.abs(along) <= frame.width / 2 && Math.abs(beside) <= frame.height / 2
      data.fill(isCard ? card : ground, 4 * (row * width + column), 4 * (row * width + column) + 4)
    }
  return { data, width, height }
}

const all = { topLeft: true, topRight: true, bottomRight: true, bottomLeft: true }
const none = { topLeft: false, topRight: false, bottomRight: false, bottomLeft: false }

describe('the corners of a card', () => {
  test.each([
    ['in the frame', {}, all],
    ['a little beside it', { x: 5, y: -5 }, all],
    ['turned a little', { turned: 2 }, all],
    ['darker than what it lies on', { card: 40, ground: 190 }, all],
    ['too far to the right', { x: 30 }, none],
    ['much turned', { turned: 20 }, none],
    ['as bright as what it lies on', { card: 70 }, none],
  ])('%s', (_, place, expected) => {
    expect(cornersIn(cardAt(place), frame)).toEqual(expected)
  })

  test('on the side that lies in the frame are there, those beyond it are missing', () => {
    const shorter = cardAt()
    const data = new Uint8ClampedArray(shorter.data)
    // A thumb over the lower left corner.
    for (let row = 150; row < 240; row += 1) data.fill(60, 4 * row * 320, 4 * (row * 320 + 120))
    expect(cornersIn({ ...shorter, data }, frame)).toEqual({ ...all, bottomLeft: false })
  })
})

test('a part of a box is found in the picture that covers it', () => {
  const part = { x: 20, y: 200, width: 320, height: 200 }
  // The picture is twice as high as the box and cut left and right.
  expect(behind(part, { width: 360, height: 740 }, { width: 1480, height: 1480 })).toEqual({
    x: 420,
    y: 400,
    width: 640,
    height: 400,
  })
})

const texts = {
  title: 'Taruh KTP di dalam bingkai',
  note: 'Alas gelap',
  hints: { topLeft: 'a', topRight: 'b', bottomRight: 'c', bottomLeft: 'd' },
  byItself: 'Terpotret sendiri',
  take: 'Ambil foto',
  file: 'Galeri',
}

test('a camera is closed by Escape and by its button, and a file is chosen in its place', async () => {
  const [onTake, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const onFile = vi.fn<(file: File) => void>()
  const onRefuse = vi.fn<(problem: string) => void>()
  const stream = {} as MediaStream
  renderWithLabels(
    <CardCamera
      stream={stream}
      ratio={1.586}
      texts={texts}
      onTake={onTake}
      limits={{ types: ['image/jpeg'], maxBytes: 2 }}
      onFile={onFile}
      onRefuse={onRefuse}
      onClose={onClose}
    />,
  )
  expect(screen.getByRole('dialog')).toHaveAccessibleName(texts.title)
  // Nothing is photographed before the camera shows something.
  await userEvent.click(screen.getByRole('button', { name: texts.take }))
  expect(onTake).not.toHaveBeenCalled()
  const chooser = screen.getByLabelText(texts.file, { selector: 'input' })
  const photo = new File(['ab'], 'ktp.jpg', { type: 'image/jpeg' })
  await userEvent.upload(chooser, photo)
  expect(onFile).toHaveBeenCalledExactlyOnceWith(photo)
  await userEvent.upload(chooser, new File(['abc'], 'ktp.jpg', { type: 'image/jpeg' }))
  expect(onRefuse).toHaveBeenCalledExactlyOnceWith('tooLarge')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})
