import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { DestinationPreview } from '@seberang/design-system/DestinationPreview'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Shipments/DestinationPreview',
  component: DestinationPreview,
  parameters: {
    guide: {
      when: ['Where saved addresses will stand once somebody has signed in.'],
      whenNot: ['Hiding something that is there: it shows the form alone.', 'On the way: `Skeleton`.'],
      keys: { Tab: 'to the ways in' },
      access: ['Only the words and the buttons are read.'],
    } satisfies Guide,
  },
} satisfies Meta

const shape = { name: 'Nama penerima, nomor telepon', lines: 'Alamat lengkap, kode pos' }

const preview = (label: string, error?: string) => (
  <DestinationPreview
    label={label}
    shape={shape}
    error={error}
    prompt="Alamat tersimpanmu muncul setelah masuk. Tanpa akun juga bisa."
    actions={
      <>
        <Button variant="outline">Tambah alamat</Button>
        <Button variant="plain">Masuk</Button>
      </>
    }
  />
)

export const Example: StoryObj = {
  render: () => (
    <DestinationPreview
      label="Alamat tujuan"
      shape={shape}
      prompt="Masuk untuk memakai alamat tersimpan."
      actions={<Button variant="outline">Masuk</Button>}
    />
  ),
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      of={{
        wide: preview('Ke:'),
        'on a narrow phone': <Narrow>{preview('Tujuan:')}</Narrow>,
        'without one that is needed': preview('Alamat:', 'Pilih alamat tujuan.'),
      }}
    />
  ),
}

/** Nothing in it looks like a defect, and nobody hears the form before the words. */
export const TheFormIsNamedAndTheErrorBelongsToIt: StoryObj = {
  render: () => preview('Ke:', 'Pilih alamat tujuan.'),
  play: async ({ canvas }) => {
    const form = canvas.getByText(shape.name)
    await expect(form).toBeVisible()
    for (let one: HTMLElement | null = form; one; one = one.parentElement)
      await expect(getComputedStyle(one).filter).toBe('none')
    await expect(canvas.getByRole('region', { name: 'Ke:' })).toHaveAccessibleDescription(
      'Pilih alamat tujuan.',
    )
  },
}
