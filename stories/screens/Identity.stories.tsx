import type { OwnPaper } from '@seberang/domain/api'
import { userEvent, within } from 'storybook/test'
import texts from '../../app/locales/id/identity.json'
import { paths } from '../../app/lib/navigation/paths.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { data, list } from '../fixtures/app/answers.ts'
import { pending, unavailable } from '../fixtures/app/network.ts'
import { customer } from '../fixtures/app/people.ts'

const waiting: OwnPaper = {
  id: 'ktp',
  status: 'waiting',
  number_masked: '3273 04•• •••• 0002',
  name: 'RATNA DEWI WULANDARI',
  url: '/api/file/ktp',
  sent_at: '2026-11-21T12:02:00.000Z',
  decided_at: null,
  readings: [{ by: 'us', at: '2026-11-22T02:40:00.000Z' }],
  needed_by: ['SC-1A2B3C4D', 'SC-5E6F7G8H'],
}
const rejected: OwnPaper = {
  ...waiting,
  id: 'passport',
  status: 'rejected',
  number_masked: 'X••••567',
  reason: 'Baris angka di bawah halaman data terpotong. Foto ulang dengan kedua barisnya terlihat penuh.',
  sent_at: '2026-11-18T01:31:00.000Z',
  decided_at: '2026-11-18T03:15:00.000Z',
  readings: [
    { by: 'us', at: '2026-11-18T03:12:00.000Z' },
    { by: 'owner', at: '2026-11-18T01:33:00.000Z' },
  ],
  needed_by: [],
}
const none = {
  ktp: data(null),
  passport: data(null),
  provinces: list([{ province_id: '32', province_name: 'Jawa Barat' }]),
  districts: list([{ district_id: '32.73', district_name: 'Kota Bandung' }]),
}

export default {
  ...appScreens,
  title: 'Screens/Identity',
  args: { at: paths.ktp, customer, answers: none },
} satisfies Screens

export const Ktp: Screen = {
  parameters: { pictures: fullPictures },
  play: async ({ args, canvasElement }) => {
    await settled(args)
    await userEvent.type(within(canvasElement).getByLabelText(texts.form.nik), '3273 0461 0594 0002')
    await settled(args)
  },
}
/** What all pictures together may weigh leaves room for the form alone. */
const withoutPicture = { pictures: [] }

export const Rejected: Screen = {
  args: { answers: { ...none, ktp: data(rejected) } },
  parameters: withoutPicture,
}
export const Waiting: Screen = {
  args: { answers: { ...none, ktp: data(waiting) } },
  parameters: withoutPicture,
}
export const Loading: Screen = { args: { answers: { ...none, ktp: pending } }, parameters: withoutPicture }
export const Failed: Screen = { args: { answers: { ...none, ktp: unavailable } }, parameters: withoutPicture }
export const Passport: Screen = { args: { at: paths.passport } }
export const PassportLoading: Screen = {
  args: { at: paths.passport, answers: { ...none, passport: pending } },
  parameters: withoutPicture,
}
export const PassportFailed: Screen = {
  args: { at: paths.passport, answers: { ...none, passport: unavailable } },
  parameters: withoutPicture,
}
export const InSettings: Screen = {
  args: {
    at: `${paths.settings}?tab=identity`,
    answers: { ktp: data(waiting), passport: data(rejected) },
  },
  parameters: withoutPicture,
}
