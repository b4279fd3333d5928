import { pinDigits } from '../../limits/index.ts'
import { limits, optionalDigits, optionalText } from '../../validation/index.ts'

/** What confirms a payment from the wallet. Whether it is needed depends on the method: the server says which is missing. */
export const walletProof = () => ({ pin: optionalDigits(pinDigits), otp_token: optionalText(limits.line) })
