import { paths } from '../../app/lib/navigation/paths.ts'
import { appScreens, fullPictures, type Screen, type Screens } from '../fixtures/app/AppScreen.tsx'

export default { ...appScreens, title: 'Screens/Legal', args: { at: paths.terms } } satisfies Screens

export const Terms: Screen = { parameters: { pictures: fullPictures } }
export const TermsInEnglish: Screen = { globals: { language: 'en' } }
export const Privacy: Screen = { args: { at: paths.privacyPolicy }, parameters: { pictures: fullPictures } }
export const PrivacyInChinese: Screen = { args: { at: paths.privacyPolicy }, globals: { language: 'zh' } }
