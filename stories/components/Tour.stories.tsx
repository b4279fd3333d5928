import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Box } from '@seberang/design-system/Box'
import { Button } from '@seberang/design-system/Button'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Tour } from '@seberang/design-system/Tour'
import type { TourStep } from '@seberang/design-system/Tour'
import { Block } from '../fixtures/Block.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/Tour',
  component: Tour,
  parameters: {
    guide: {
      when: ['The first time on a page, for at most five things one would not find.'],
      whenNot: ['A word on one button: `Tooltip`.', 'News that everybody must read: `Announcement`.'],
      do: ['remember in `onDone` that it was seen, also when it was skipped.'],
      dont: ['explain what a better label would say.'],
      keys: {
        Tab: 'from the hint to skip and next',
        'Enter Space': 'presses them',
        Escape: 'skips the rest',
      },
      access: ['Each hint is announced; the page stays usable beside it; afterwards the focus goes back.'],
    } satisfies Guide,
  },
} satisfies Meta

const steps: TourStep[] = [
  {
    target: 'tour-address',
    title: 'Alamat gudangmu',
    text: 'Salin dari sini setiap belanja. Kode unit sudah ada di dalamnya.',
  },
  { target: 'tour-nowhere', title: 'Tidak ada di halaman ini', text: '' },
  { target: 'tour-cart', title: 'Keranjang', text: 'Kiriman yang siap dibayar menunggu di sini.' },
]

function Page({ tall = false }: { tall?: boolean }) {
  const [end, setEnd] = useState<string>()
  return (
    <Stack space={10}>
      <Box display="flex">
        <Box id="tour-address" borderRadius="control">
          <Button variant="outline">Alamat</Button>
        </Box>
      </Box>
      {tall && Array.from({ length: 24 }, (_, row) => <Block key={row}>Kiriman</Block>)}
      <Box display="flex" justifyContent="flex-end">
        <Box id="tour-cart" borderRadius="control">
          <Button variant="outline">Keranjang</Button>
        </Box>
      </Box>
      {end ? (
        <Text>{end}</Text>
      ) : (
        <Tour
          steps={steps}
          nextLabel="Lanjut"
          skipLabel="Lewati"
          doneLabel="Selesai"
          progressLabel={(place, count) => `${place} dari ${count}`}
          onDone={setEnd}
        />
      )}
    </Stack>
  )
}

export const Example: StoryObj = {
  render: function Example() {
    const [isShown, setIsShown] = useState(false)
    return (
      <Box id="tour-start" display="flex" borderRadius="control">
        <Button variant="outline" onClick={() => setIsShown(true)}>
          Mulai tur
        </Button>
        {isShown && (
          <Tour
            steps={[{ target: 'tour-start', title: 'Di sini', text: 'Tur bisa diulang kapan saja.' }]}
            nextLabel="Lanjut"
            skipLabel="Lewati"
            doneLabel="Selesai"
            progressLabel={(place, count) => `${place} dari ${count}`}
            onDone={() => setIsShown(false)}
          />
        )}
      </Box>
    )
  },
}

export const Matrix: StoryObj = {
  parameters: { frame: 'window', windowHeight: 320 },
  render: () => <Page />,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Alamat gudangmu' })).toHaveFocus()
  },
}

/** On to a target below the window, which is scrolled into view. */
export const TheKeyboardGoesThroughIt: StoryObj = {
  parameters: { frame: 'window' },
  render: () => <Page tall />,
  play: async ({ canvas }) => {
    await screen.findByRole('dialog')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Lewati' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Keranjang' })).toHaveFocus()
    await waitFor(async () => {
      const { top, bottom } = canvas.getByRole('button', { name: 'Keranjang' }).getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    })
    await userEvent.click(screen.getByRole('button', { name: 'Selesai' }))
    await expect(canvas.getByText('done')).toBeVisible()
  },
}

export const EscapeSkips: StoryObj = {
  parameters: { frame: 'window' },
  render: () => <Page />,
  play: async ({ canvas }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('skipped')).toBeVisible()
  },
}
