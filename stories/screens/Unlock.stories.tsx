import { paths } from '../../app/lib/navigation/paths.ts'
import { appScreens, fullPictures, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'

export default {
  ...appScreens,
  title: 'Screens/Unlock',
  args: { at: `${paths.unlock}?token=fixture` },
} satisfies Screens

export const Locked: Screen = { parameters: { pictures: fullPictures } }
export const Incomplete: Screen = { args: { at: paths.unlock } }
