import { within, userEvent } from 'storybook/test'
import texts from '../../app/locales/id/address.json'
import { paths } from '../../app/lib/navigation/paths.ts'
import { list } from '../fixtures/app/answers.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { pending, unavailable } from '../fixtures/app/network.ts'
import { customer, home } from '../fixtures/app/people.ts'

export default {
  ...appScreens,
  title: 'Screens/Address',
  args: { at: paths.address, customer },
} satisfies Screens

export const Many: Screen = { parameters: { pictures: fullPictures } }
export const One: Screen = { args: { answers: { addresses: list([home]) } } }
export const Empty: Screen = { args: { answers: { addresses: list([]) } } }
export const Loading: Screen = { args: { answers: { addresses: pending } } }
export const Failed: Screen = { args: { answers: { addresses: unavailable } } }
export const Offline: Screen = { args: { online: false } }
export const Adding: Screen = {
  parameters: { shown: '[role="dialog"]' },
  play: async ({ args, canvasElement }) => {
    await settled(args)
    await userEvent.click(within(canvasElement).getByRole('button', { name: texts.add }))
    await settled(args)
  },
}

const points = [
  {
    label: 'Sekeloa, Coblong, Kota Bandung, Jawa Barat',
    lat: -6.886,
    long: 107.621,
    sub_district_id: '32.73.02',
  },
  { label: 'Coblong, Kota Bandung, Jawa Barat', lat: -6.885, long: 107.617, sub_district_id: '32.73.02' },
]

export const FindingThePoint: Screen = {
  args: {
    answers: {
      addresses: list([{ ...home, lat: -6.8942, long: 107.6377 }]),
      subDistricts: list([]),
      geocode: list(points),
    },
  },
  parameters: { shown: '[role="dialog"]', pictures: fullPictures },
  play: async ({ args, canvasElement }) => {
    await settled(args)
    const edit = texts.editOf.replace('{{name}}', home.name)
    await userEvent.click(within(canvasElement).getByRole('button', { name: edit }))
    await settled(args)
    const screen = within(canvasElement.ownerDocument.body)
    await userEvent.click(screen.getByRole('button', { name: texts.point.search }))
    await settled(args)
    screen.getByRole('radio', { name: /^Sekeloa/ }).scrollIntoView({ block: 'center' })
  },
}
