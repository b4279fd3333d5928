import { drop } from '../storage/encrypted.ts'

export const confirmationName = 'confirmed'

/** The server no longer takes the customer's word for who they are: they are asked anew. */
export const forgetConfirmation = (): void => drop(confirmationName, sessionStorage)
