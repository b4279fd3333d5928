import { KtpForm } from './KtpForm.tsx'
import { PaperScreen } from './PaperScreen.tsx'

/** `/ktp` */
export const Screen = () => <PaperScreen kind="ktp" form={(props) => <KtpForm {...props} />} />
