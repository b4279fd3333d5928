import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { Dialog } from '@seberang/design-system/Dialog'
import { LongWait } from '@seberang/design-system/LongWait'
import { expect, waitFor } from 'storybook/test'
import type { Guide } from '../fixtures/guide.ts'

const text =
  'Ini lebih lama dari biasanya. Tunggu saja: tidak ada yang hilang, dan tidak ada yang dibayar dua kali.'

export default {
  title: 'Messages/LongWait',
  component: LongWait,
  parameters: {
    guide: {
      when: ['Something that was sent takes longer than a spinner alone explains: a payment.'],
      whenNot: ['What has come of it: `Toast` or `Notice`.', 'A page that loads: its skeleton.'],
      do: ['say what waiting costs: nothing is lost.', 'render it from the beginning of the wait.'],
      dont: ['put a decision into it: it cannot be pressed.'],
      access: ['Announced politely once it takes long. It moves nothing.'],
    } satisfies Guide,
  },
} satisfies Meta

const paying = (
  <Button loading loadingLabel="Memproses">
    Bayar Rp245.000
  </Button>
)

export const Example: StoryObj = {
  render: () => (
    <>
      {paying}
      <LongWait isLong text={text} />
    </>
  ),
  play: async ({ canvas }) => {
    const [announced, seen] = canvas.getAllByText(text)
    await expect(announced).toHaveAttribute('aria-live', 'polite')
    await expect(seen).toBeVisible()
  },
}

export const Matrix: StoryObj = { ...Example, parameters: { frame: 'window' } }

/** Nothing of the dialog moves or is hidden by it. */
export const OverADialog: StoryObj = {
  render: () => (
    <Dialog
      open
      title="Tarik saldo"
      onOpenChange={() => undefined}
      footer={
        <>
          {paying}
          <LongWait isLong text={text} />
        </>
      }
    >
      Rp100.000 ke BCA
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const words = () => canvasElement.ownerDocument.querySelector('[popover]')
    await waitFor(() => expect(words()?.matches(':popover-open')).toBe(true))
    const button = canvasElement.ownerDocument.querySelector('[data-state="loading"]')
    const [above, below] = [words(), button].map((one) => one?.getBoundingClientRect())
    await expect(above?.bottom).toBeLessThan(below?.top ?? 0)
  },
}
