import { paths } from '../../app/lib/navigation/paths.ts'
import { appScreens, fullPictures, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'
import { customer } from '../fixtures/app/people.ts'

export default { ...appScreens, title: 'Screens/Home', args: { at: paths.home } } satisfies Screens

export const Guest: Screen = { parameters: { pictures: fullPictures } }
export const Customer: Screen = { args: { customer } }
