import { expect } from 'storybook/test'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { Columns } from '@seberang/design-system/Columns'
import { Countdown } from '@seberang/design-system/Countdown'
import { PriceFoot } from '@seberang/design-system/PriceFoot'
import { QuotePanel, QuoteTimeLeft } from '@seberang/design-system/QuotePanel'
import { Text } from '@seberang/design-system/Text'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'
import type { Guide } from '../fixtures/guide.ts'

export default {
  title: 'Data/QuotePanel',
  component: QuotePanel,
  parameters: {
    guide: {
      when: ['Beside a `QuoteCard`: its price, how long it holds, and the way to a shipment.'],
      whenNot: ['To share or print the quote: the actions of its `PageHeader`.'],
      do: ['give the page a `BottomBar` with the same button: below 992 px it is only there.'],
      dont: ['add a second solid button.'],
      access: ['The time left is announced in its last minutes.'],
    } satisfies Guide,
  },
} satisfies Meta

const day = 86_400_000

const timeLeft = (
  <Countdown
    label="Masih berlaku"
    endsAt={6.92 * day}
    totalMs={7 * day}
    now={() => 0}
    units={{ days: 'hari', hours: 'jam', minutes: 'menit', seconds: 'detik' }}
    announce={(minutes) => `${minutes} menit lagi`}
  />
)

const panel = (
  <QuotePanel
    label="Penawaran ini"
    lead={timeLeft}
    action={
      <Button size="large" width="full">
        Mulai kiriman ini
      </Button>
    }
    day="Kurs USD Rp16.485, 12 Nov 2026."
  />
)

export const Example: StoryObj = {
  render: () => (
    <QuotePanel
      label="Penawaran ini"
      lead={<Text step="note">Dengan harga hari ini</Text>}
      action={<Button size="large">Mulai kiriman ini</Button>}
    />
  ),
}

const withPrice = (
  <QuotePanel
    label="Penawaran ini"
    price={
      <PriceFoot
        statement={{
          basis: 'kept',
          label: 'Ditahan sampai 19 Nov',
          amount: 'Rp1.991.090',
          toYourDoor: 'pukul 23.59 WIB; sampai di tanganmu, bila isinya sama',
        }}
        notes="below"
      />
    }
    lead={<Text step="note">Masih berlaku 6 hari</Text>}
    action={<Button size="large">Mulai kiriman ini</Button>}
    day="Kurs USD Rp16.485, 12 Nov 2026."
  />
)

/** The time left, and below it as in every foot of a price: the sum, the action, and last the day of its rates. */
export const TheFootHasTheOrderOfEveryPrice: StoryObj = {
  render: () => withPrice,
  play: async ({ canvas }) => {
    const tops = [
      canvas.getByText(/Masih berlaku/),
      canvas.getByText('Rp1.991.090'),
      canvas.getByText(/sampai di tanganmu/),
      canvas.getByRole('button', { name: 'Mulai kiriman ini' }),
      canvas.getByText(/Kurs USD/),
    ].map((part) => part.getBoundingClientRect().top)
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  },
}

/** As narrow as it is beside a quote. */
export const TheTotalStandsBesideItsBasis: StoryObj = {
  render: () => (
    <Columns aside="narrow">
      <Text>Penawaran</Text>
      {withPrice}
    </Columns>
  ),
  play: async ({ canvas }) => {
    const basis = canvas.getByText(/Ditahan sampai/).getBoundingClientRect()
    const total = canvas.getByText('Rp1.991.090').getBoundingClientRect()
    const action = canvas.getByRole('button').getBoundingClientRect()
    await expect(total.top).toBeLessThan(basis.bottom)
    await expect(total.right).toBe(action.right)
  },
}

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'that holds': <Narrow>{panel}</Narrow>,
        'below the title, where there is no panel': <QuoteTimeLeft>{timeLeft}</QuoteTimeLeft>,
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
            />
          </Narrow>
        ),
      }}
    />
  ),
}

export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

/** The title, the card and a BottomBar have all of it there. */
export const OnAPhoneOnlyTheTimeLeftBelowTheTitle: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <QuoteTimeLeft>{timeLeft}</QuoteTimeLeft>
      {panel}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Mulai kiriman ini' })).toBeNull()
  },
}
