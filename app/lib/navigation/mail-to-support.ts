import { contact } from './contact.ts'

// A file of its own, so that the arrival page does not load it.

/** A mail to the support that is begun already. */
export const mailToSupport = (subject: string, body: string): string =>
  `mailto:${contact.mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
