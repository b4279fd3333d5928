import type {
  AccountData,
  Customer,
  Identity,
  NotificationSettings,
  Passkey,
  Session,
} from '@seberang/domain/api'
import { userEvent, within } from 'storybook/test'
import personal from '../../app/locales/id/personal.json'
import securityTexts from '../../app/locales/id/security.json'
import texts from '../../app/locales/id/settings.json'
import { paths } from '../../app/lib/navigation/paths.ts'
import { list } from '../fixtures/app/answers.ts'
import { appScreens, fullPictures, settled, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { pending, unavailable } from '../fixtures/app/network.ts'
import { customer } from '../fixtures/app/people.ts'
import { emptyWallet } from '../fixtures/app/wallet.ts'

const here: Session = {
  id: 'here',
  device: 'Chrome di Android',
  kind: 'phone',
  network: '114.10.',
  signed_in_at: '2026-05-03T03:10:00.000Z',
  seen_at: '2026-11-23T03:10:00.000Z',
  is_this: true,
  is_known: true,
}
const office: Session = {
  ...here,
  id: 'office',
  device: 'Firefox di Windows',
  kind: 'computer',
  network: '103.28.',
  seen_at: '2026-11-21T09:40:00.000Z',
  is_this: false,
}
const stranger: Session = {
  ...office,
  id: 'stranger',
  device: 'Safari di macOS',
  network: '182.3.',
  signed_in_at: '2026-11-21T16:08:00.000Z',
  is_known: false,
}
const google: Identity = {
  provider: 'google',
  email: 'ratna@example.com',
  linked_at: '2026-05-03T03:10:00.000Z',
  last_used_at: '2026-11-09T03:10:00.000Z',
}
const phone: Passkey = {
  id: 'phone',
  name: 'HP Ratna',
  is_synced: true,
  is_portable: false,
  created_at: '2026-05-03T03:10:00.000Z',
  last_used_at: null,
}
const stick: Passkey = {
  ...phone,
  id: 'stick',
  name: 'Kunci USB kantor',
  is_synced: false,
  is_portable: true,
  last_used_at: '2026-11-09T03:10:00.000Z',
}
const devices = {
  sessions: list([here, office, stranger]),
  passkeys: list([phone, stick]),
  identities: list([google]),
}
const security = `${paths.settings}?tab=security`

/** The security of another customer. */
const as = (other: Customer) => ({
  at: security,
  customer: other,
  answers: { ...devices, profile: { action: true as const, customer: other } },
})

export default {
  ...appScreens,
  title: 'Screens/Settings',
  args: { at: paths.settings, customer, answers: devices },
} satisfies Screens

export const Profile: Screen = { parameters: { pictures: fullPictures } }
export const NameChanged: Screen = {
  parameters: { pictures: fullPictures },
  play: async ({ args, canvasElement }) => {
    await settled(args)
    await userEvent.type(within(canvasElement).getByLabelText(texts.name.first), ' Dewi')
    await settled(args)
  },
}
export const Security: Screen = { args: { at: security }, parameters: { pictures: fullPictures } }
export const OneDevice: Screen = {
  args: { at: security, answers: { sessions: list([here]), passkeys: list([]), identities: list([]) } },
}
export const WithPin: Screen = {
  args: as({ ...customer, has_pin: true, pin_set_at: '2026-02-11T03:10:00.000Z' }),
}
export const WithoutPassword: Screen = {
  args: as({ ...customer, password_set_at: null }),
}
export const DevicesLoading: Screen = { args: { at: security, answers: { ...devices, sessions: pending } } }
export const DevicesFailed: Screen = {
  args: { at: security, answers: { ...devices, sessions: unavailable } },
}
export const Appearance: Screen = {
  args: { at: `${paths.settings}?tab=appearance` },
  // Its Chinese words have a typeface only where an earlier story has loaded it.
  parameters: { pictures: [] },
}

const stored: AccountData = {
  counts: { profile: 4, shipments: 31, money: 58, photos: 94, papers: 2, messages: 6 },
  bytes: 25_800_000,
  obstacles: [
    { kind: 'shipments', count: 2, amount: null, codes: ['SB-2611-4417', 'SB-2611-3902'] },
    { kind: 'wallet', count: 1, amount: 1_250_000, codes: [] },
  ],
  remainder: 0,
}
export const Data: Screen = {
  args: {
    at: `${paths.settings}?tab=data`,
    answers: { ...emptyWallet, accountData: { action: true, data: stored } },
  },
}
/** A balance that is too little to be withdrawn goes with the account. */
export const GivingUpARemainder: Screen = {
  args: {
    at: `${paths.settings}?tab=data`,
    answers: {
      accountData: { action: true, data: { ...stored, obstacles: [], remainder: 78 } },
      reauthenticate: { action: true, reauth_token: 'fixture', expires_at: '2026-11-29T00:00:00.000Z' },
    },
  },
  parameters: { shown: '[role="alertdialog"]' },
  play: async ({ args, canvasElement }) => {
    await settled(args)
    await userEvent.click(within(canvasElement).getByRole('button', { name: personal.delete.action }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByLabelText(securityTexts.reauthenticate.password), 'perahu kecil')
    await userEvent.click(page.getByRole('button', { name: securityTexts.reauthenticate.submit }))
    await page.findByRole('alertdialog')
    await settled(args)
  },
}

const settings: NotificationSettings = {
  choices: [
    { topic: 'parcel', channel: 'mail', is_on: true },
    { topic: 'parcel', channel: 'push', is_on: true },
    { topic: 'action', channel: 'mail', is_on: true },
    { topic: 'action', channel: 'push', is_on: true },
    { topic: 'journey', channel: 'mail', is_on: false },
    { topic: 'journey', channel: 'push', is_on: true },
  ],
  quiet_hours: { is_on: true, starts_at: '21:00', ends_at: '07:00' },
  devices: { any: true, this: true },
}
export const Notifications: Screen = {
  args: {
    at: `${paths.settings}?tab=notifications`,
    answers: {
      notifications: { action: true, data: settings },
      pushKey: { action: true, key: 'BAbc' },
    },
  },
}

/** Opens the dialog of a button, and goes on with what stands in it. */
const opened = (button: string, then?: (dialog: ReturnType<typeof within>) => Promise<void>): Screen => ({
  parameters: { shown: '[role="dialog"]' },
  play: async ({ args, canvasElement }) => {
    await settled(args)
    await userEvent.click(within(canvasElement).getByRole('button', { name: button }))
    await settled(args)
    if (!then) return
    await then(within(canvasElement.ownerDocument.body))
    await settled(args)
  },
})

export const ChangingPassword: Screen = { args: { at: security }, ...opened(texts.password.title) }
const withCodes = {
  at: security,
  answers: {
    ...devices,
    // Another code can be requested at once: a running countdown would change every picture.
    requestCode: { action: true as const, resend_after: 0 },
    exchangeCode: { action: true as const, otp_token: 'proof', expires_at: '2026-11-23T04:10:00.000Z' },
  },
}
export const CodeForPin: Screen = { args: withCodes, ...opened(texts.pin.createTitle) }
export const SettingPin: Screen = {
  args: withCodes,
  ...opened(texts.pin.createTitle, async (page) => {
    await userEvent.type(await page.findByLabelText(securityTexts.code.label), '480217')
    await userEvent.type(await page.findByLabelText(texts.pin.new), '905314')
  }),
}
export const ConfirmingWhoIsThere: Screen = opened(texts.contact.changeEmail)
