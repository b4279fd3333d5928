import { expect } from 'storybook/test'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { Countdown } from '@seberang/design-system/Countdown'
import { PriceFoot } from '@seberang/design-system/PriceFoot'
import { QuotePanel } from '@seberang/design-system/QuotePanel'
import { Text } from '@seberang/design-system/Text'
import { Calculator, Copy, Download } from '@seberang/design-system/icons'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/QuotePanel',
  component: QuotePanel,
  parameters: {
    guide: {
      when: ['Beside a `QuoteCard`: what its reader may do with it.'],
      whenNot: ['To share anything else: a `CopyButton` is enough.'],
      do: ['give the page a `BottomBar` with the same button: below 992 px it is only there.'],
      dont: ['add a second solid button.'],
      access: ['The square has words for who cannot see it, and the address stands beside it.'],
    } satisfies Guide,
  },
} satisfies Meta

const link = {
  address: 'https://seberang.id/q/7KD4M2XAHV9RT3WBNC5YJF8PGA',
  shown: 'seberang.id/…JF8PGA',
  qrLabel: 'Buka penawaran ini di ponsel',
  copy: (
    <Button variant="plain" size="field" icon={Copy}>
      Copy
    </Button>
  ),
}

const actions = (
  <>
    <Button variant="outline" tone="neutral" width="full" icon={Download}>
      Unduh PDF
    </Button>
    <Button variant="plain" width="full" icon={Calculator}>
      Ubah di kalkulator
    </Button>
  </>
)

const day = 86_400_000

const panel = (
  <QuotePanel
    label="Penawaran ini"
    lead={
      <Countdown
        label="Masih berlaku"
        endsAt={6.92 * day}
        totalMs={7 * day}
        now={() => 0}
        units={{ days: 'hari', hours: 'jam', minutes: 'menit', seconds: 'detik' }}
        announce={(minutes) => `${minutes} menit lagi`}
      />
    }
    action={
      <Button size="large" width="full">
        Mulai kiriman ini
      </Button>
    }
    day="Kurs USD Rp16.485, 12 Nov 2026."
    note="Isi wizard terisi otomatis."
    link={link}
    actions={actions}
  />
)

export const Example: StoryObj = {
  render: () => (
    <QuotePanel
      label="Penawaran ini"
      lead={<Text step="note">Dengan harga hari ini</Text>}
      action={<Button size="large">Mulai kiriman ini</Button>}
      link={{
        address: 'https://seberang.id/q/7KD4M2XAHV9RT3WBNC5YJF8PGA',
        shown: 'seberang.id/…JF8PGA',
        qrLabel: 'Buka penawaran ini di ponsel',
        copy: <Button variant="plain">Copy</Button>,
      }}
      actions={<Button variant="outline">Unduh PDF</Button>}
    />
  ),
}

/** As in every foot of a price: the sum, until when, the action, and last the day of its rates. */
export const TheFootHasTheOrderOfEveryPrice: StoryObj = {
  render: () => (
    <QuotePanel
      label="Penawaran ini"
      price={
        <PriceFoot
          statement={{
            basis: 'kept',
            label: 'Ditahan sampai 19 Nov 23.59 WIB',
            amount: 'Rp1.991.090',
            toYourDoor: 'sampai di tanganmu, bila isinya sama',
          }}
          notes="below"
        />
      }
      lead={<Text step="note">Masih berlaku 6 hari</Text>}
      action={<Button size="large">Mulai kiriman ini</Button>}
      day="Kurs USD Rp16.485, 12 Nov 2026."
      link={link}
      actions={actions}
    />
  ),
  play: async ({ canvas }) => {
    const tops = [
      canvas.getByText('Rp1.991.090'),
      canvas.getByText(/sampai di tanganmu/),
      canvas.getByText(/Masih berlaku/),
      canvas.getByRole('button', { name: 'Mulai kiriman ini' }),
      canvas.getByText(/Kurs USD/),
    ].map((part) => part.getBoundingClientRect().top)
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'that holds': <Narrow>{panel}</Narrow>,
        'that has ended': (
          <Narrow>
            <QuotePanel
              label="Penawaran yang sudah lewat"
              lead={<Text step="note">Dengan harga hari ini</Text>}
              action={
                <Button size="large" width="full">
                  Mulai kiriman ini
                </Button>
              }
              link={{ ...link, shown: 'penawaran.seberang-internasional.example.id/q/7KD4M2XA' }}
              actions={actions}
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

/** It would lead to the device it is read on. */
export const OnAPhoneThereIsNoCodeToScan: StoryObj = {
  ...Example,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('seberang.id/…JF8PGA')).toBeVisible()
    await expect(canvas.getByText('Buka penawaran ini di ponsel')).not.toBeVisible()
  },
}
