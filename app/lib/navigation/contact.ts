import { supportMail } from '@seberang/domain/links'

/** Contact details of the support. */
export const contact = {
  phone: { shown: '021 5099 7420', href: 'tel:+622150997420' },
  mail: supportMail,
} as const
