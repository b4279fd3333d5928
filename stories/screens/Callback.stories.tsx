import type { UnknownIdentity } from '@seberang/domain/api'
import { paths, signedInBeside } from '../../app/lib/navigation/paths.ts'
import { appScreens, fullPictures, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { pending, Refused } from '../fixtures/app/network.ts'

export default {
  ...appScreens,
  title: 'Screens/Callback',
  args: { at: `${paths.callback}?code=fixture&state=fixture` },
} satisfies Screens

const unknown = (change: Partial<UnknownIdentity> = {}) =>
  new Refused(404, {
    code: 'unknown_identity',
    message: 'Belum ada akun Seberang untuk ini. Satu langkah lagi.',
    data: {
      provider: 'google',
      first_name: 'Ratna',
      last_name: 'Wulandari',
      email: 'ratna.wulandari@example.com',
      has_account: false,
      opened_by: [],
      step_token: 'fixture',
      ...change,
    },
  })

export const Working: Screen = { args: { answers: { finishIdentity: pending } } }
export const OneMoreStep: Screen = {
  args: { answers: { finishIdentity: unknown() } },
  parameters: { pictures: fullPictures },
}
export const KnownEmail: Screen = {
  args: { answers: { finishIdentity: unknown({ has_account: true }) } },
  parameters: { pictures: fullPictures },
}
export const KnownEmailWithoutPassword: Screen = {
  args: {
    answers: {
      finishIdentity: unknown({ provider: 'facebook', has_account: true, opened_by: ['google'] }),
    },
  },
}
export const UnverifiedEmail: Screen = { args: { answers: { finishIdentity: unknown({ email: null }) } } }
export const Cancelled: Screen = { args: { at: `${paths.callback}?error=access_denied` } }
export const Incomplete: Screen = { args: { at: paths.callback }, parameters: { pictures: [] } }
export const Expired: Screen = {
  args: { answers: { finishIdentity: new Refused(422, { message: 'Link ini sudah dipakai.' }) } },
}
export const SignedInBeside: Screen = { args: { at: signedInBeside } }
