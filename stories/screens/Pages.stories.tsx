import { paths } from '../../app/lib/navigation/paths.ts'
import { appScreens, fullPictures, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { customer } from '../fixtures/app/people.ts'

export default {
  ...appScreens,
  title: 'Screens/Pages',
  args: { at: paths.underMaintenance },
} satisfies Screens

export const Maintenance: Screen = {}
export const NotFound: Screen = {
  args: { at: '/no-such-page' },
  parameters: { pictures: fullPictures },
}
export const NotFoundForACustomer: Screen = { args: { at: '/no-such-page', customer } }
