import { PaperScreen } from './PaperScreen.tsx'
import { PassportForm } from './PassportForm.tsx'

/** `/passport` */
export const Screen = () => <PaperScreen kind="passport" form={(props) => <PassportForm {...props} />} />
