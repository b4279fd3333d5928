import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '@seberang/design-system/Button'
import { Clock } from '@seberang/design-system/icons'
import { Notice, noticeTones } from '@seberang/design-system/Notice'
import { each, Narrow, Specimens } from '../fixtures/Frame.tsx'
import { nothing } from '../fixtures/nothing.ts'
import { longLabel } from '../fixtures/texts.ts'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Messages/Notice',
  component: Notice,
  parameters: {
    guide: {
      when: [
        'A message that belongs to the page: what holds here, what changed, what is missing.',
        'What stops the work; then with the way out as `action`.',
      ],
      whenNot: [
        'What was just done and may be missed: `Toast`.',
        'One field is wrong: the `error` of that `Field`.',
        'Nothing could be shown at all: `ErrorState`.',
      ],
      anatomy: [
        { part: 'Icon', text: 'Says the tone without colour.', at: 'svg' },
        {
          part: 'First clause',
          text: 'In bold, with its full stop. Many read nothing else.',
          at: 'strong, b',
        },
        { part: 'Action', text: 'One, plain or outline.' },
      ],
      do: ['say who gets the money, until when, and what to do.'],
      dont: ['let somebody close what must not be ignored.'],
      keys: { Tab: 'to the action, then to the cross where there is one', 'Enter Space': 'presses it' },
      access: [
        'With `live` it is read out when it appears: `assertive` for what stops the work, else `polite`.',
      ],
    } satisfies Guide,
  },
} satisfies Meta

const moved = 'Alamat gudang Amerika pindah mulai 1 Desember 2026.'

export const Example: StoryObj = {
  render: () => (
    <Notice tone="caution" title="Alamat gudang bukan alamat penagihan.">
      Isi alamat kartu kreditmu di kolom penagihan toko.
    </Notice>
  ),
}

export const Matrix: StoryObj = {
  parameters: {
    forced: [
      {
        shape: '[data-tone="info"]',
        look: { 'outline-style': 'solid', 'outline-width': '1px', 'outline-color': 'CanvasText' },
      },
    ],
  },
  render: () => (
    <Specimens
      columns={2}
      of={{
        ...each(noticeTones, (tone) => (
          <Notice tone={tone} title="Invoice berakhir 23 menit lagi.">
            Setelah itu kiriman kembali ke locker.
          </Notice>
        )),
        'may be ignored, with an action': (
          <Notice
            tone="info"
            onClose={nothing}
            action={
              <Button size="small" variant="outline">
                Lihat alamat
              </Button>
            }
          >
            {moved}
          </Notice>
        ),
        'an icon of its own, a title alone': (
          <Notice tone="caution" icon={Clock} title="Gudang tutup 25 Desember." />
        ),
        'long words on a narrow phone': (
          <Narrow>
            <Notice tone="critical" title={`${longLabel}.`} onClose={nothing}>
              {longLabel}
            </Notice>
          </Narrow>
        ),
      }}
    />
  ),
}

const closed = fn()

export const WhatMayBeIgnoredCloses: StoryObj = {
  render: () => (
    <Notice tone="info" onClose={closed}>
      {moved}
    </Notice>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }))
    await expect(closed).toHaveBeenCalledOnce()
  },
}

export const WhatStopsTheWorkIsReadOutAtOnce: StoryObj = {
  render: () => (
    <Notice tone="critical" live="assertive">
      Pembayaran gagal.
    </Notice>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Pembayaran gagal.')
  },
}

/** Beside a banner that matters more. */
export const ALineHasNoGroundOfItsOwn: StoryObj = {
  render: () => (
    <>
      <Notice tone="caution" title="Selisihnya Rp133.500.">
        Bayar sebelum 13 Nov 2026.
      </Notice>
      <Notice tone="info" variant="line" title="Nomor pembayaran sedang dibuat.">
        Muncul di sini begitu bank menjawab.
      </Notice>
    </>
  ),
  play: async ({ canvas }) => {
    const groundOf = (text: RegExp) => {
      const notice = canvas.getByText(text).closest('[data-variant]')
      return notice && getComputedStyle(notice).backgroundColor
    }
    await expect(groundOf(/^Nomor/)).toBe('rgba(0, 0, 0, 0)')
    await expect(groundOf(/^Selisihnya/)).not.toBe('rgba(0, 0, 0, 0)')
  },
}
