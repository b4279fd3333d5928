import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { CardCamera, type CardCameraTexts } from '@seberang/design-system/CardCamera'
import { nothing } from '../fixtures/nothing.ts'
import { cardStream } from '../fixtures/card-stream.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Forms/CardCamera',
  component: CardCamera,
  parameters: {
    frame: 'window',
    guide: {
      when: ['A card or a page that somebody has at hand becomes a photo: an identity card, a passport.'],
      whenNot: ['Any other photo or paper: `FileUpload`, whose camera is that of the device.'],
      do: ['stop the stream when it closes: the light of the camera goes out.'],
      dont: ['open it where the camera was refused: a file serves as well.'],
      keys: { Tab: 'close, a file in its place, the button that takes the photo', Escape: 'closes it' },
      access: ['The one hint is said politely, at most every two seconds; the button needs no steady hand.'],
    } satisfies Guide,
  },
} satisfies Meta

const texts: CardCameraTexts = {
  title: 'Taruh KTP di dalam bingkai',
  note: 'Alas gelap, tanpa pantulan lampu',
  hints: {
    topLeft: 'Luruskan, sudut kiri atas terpotong',
    topRight: 'Luruskan, sudut kanan atas terpotong',
    bottomRight: 'Luruskan, sudut kanan bawah terpotong',
    bottomLeft: 'Luruskan, sudut kiri bawah terpotong',
  },
  byItself: 'Terpotret sendiri saat keempat sudut pas',
  take: 'Ambil foto',
  file: 'Galeri',
}

function Camera({ thumb = false, onTake = nothing }: { thumb?: boolean; onTake?: (photo: Blob) => void }) {
  const [{ stream, stop }] = useState(() => cardStream({ thumb }))
  useEffect(() => stop, [stop])
  return (
    <CardCamera
      stream={stream}
      ratio={1.586}
      texts={texts}
      onTake={onTake}
      limits={{ types: ['image/jpeg'], maxBytes: 1 }}
      onFile={nothing}
      onRefuse={nothing}
      onClose={nothing}
    />
  )
}

export const Example: StoryObj = {
  render: function Example() {
    const [stream, setStream] = useState<MediaStream>()
    const close = () => {
      stream?.getTracks().forEach((track) => track.stop())
      setStream(undefined)
    }
    const open = async () => setStream(await navigator.mediaDevices.getUserMedia({ video: true }))
    return (
      <>
        <Button onClick={() => void open()}>Foto KTP</Button>
        {stream && (
          <CardCamera
            stream={stream}
            ratio={1.586}
            texts={texts}
            limits={{ types: ['image/jpeg'], maxBytes: 10_000_000 }}
            onTake={close}
            onFile={close}
            onRefuse={close}
            onClose={close}
          />
        )}
      </>
    )
  },
}

const hinted: StoryObj['play'] = async ({ canvasElement }) => {
  // The page may still announce what an earlier story said: only the camera's own hint is meant.
  const page = within(canvasElement.ownerDocument.body)
  const camera = within(await page.findByRole('dialog', { name: texts.title }))
  await waitFor(() => expect(camera.getByRole('status')).toHaveTextContent(texts.hints.bottomLeft), {
    timeout: 5_000,
  })
}

export const Matrix: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Camera thumb />,
  play: hinted,
}

function Taken() {
  const [size, setSize] = useState<string>()
  return size === undefined ? (
    <Camera
      onTake={(photo) => {
        void createImageBitmap(photo).then(({ width, height }) => setSize((width / height).toFixed(1)))
      }}
    />
  ) : (
    <output aria-label="Foto">{size}</output>
  )
}

export const TakesItself: StoryObj = {
  parameters: { pictures: [] },
  globals: { viewport: { value: 'phone' } },
  render: () => <Taken />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Foto' })).toHaveTextContent('1.6'), {
      timeout: 8_000,
    })
  },
}

export const TakenByHand: StoryObj = {
  parameters: { pictures: [] },
  globals: { viewport: { value: 'phone' } },
  render: function TakenByHand() {
    const [type, setType] = useState<string>()
    return type === undefined ? (
      <Camera thumb onTake={(photo) => setType(photo.type)} />
    ) : (
      <output aria-label="Foto">{type}</output>
    )
  },
  play: async (context) => {
    await hinted(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('button', { name: texts.take }))
    await waitFor(() =>
      expect(context.canvas.getByRole('status', { name: 'Foto' })).toHaveTextContent('image/jpeg'),
    )
  },
}
