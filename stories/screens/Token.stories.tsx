import { paths } from '../../app/lib/navigation/paths.ts'
import { appScreens, fullPictures, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { unavailable } from '../fixtures/app/network.ts'
import { customer } from '../fixtures/app/people.ts'

export default {
  ...appScreens,
  title: 'Screens/Token',
  args: {
    at: `${paths.token}?token=fixture`,
    answers: {
      exchangeToken: {
        action: true,
        name: 'Ratna Wulandari',
        email_masked: 'r•••@example.com',
        is_signed_in: false,
        step_token: 'fixture',
      },
    },
  },
} satisfies Screens

export const Confirmation: Screen = { parameters: { pictures: fullPictures } }
export const SomebodyElseIsSignedIn: Screen = { args: { customer }, parameters: { pictures: ['phone'] } }
export const Failed: Screen = {
  args: { answers: { exchangeToken: unavailable } },
  parameters: { pictures: ['phone'] },
}
