import type { QuoteTexts, ReasonTexts } from '@seberang/domain/explain'
import type pricing from '../../../domain/explain/texts/price-lines/id.json'
import type price from '../../../domain/explain/texts/price-object/id.json'
import type address from '../../locales/id/address.json'
import type avatar from '../../locales/id/avatar.json'
import type identity from '../../locales/id/identity.json'
import type calculator from '../../locales/id/calculator.json'
import type checkout from '../../locales/id/checkout.json'
import type common from '../../locales/id/common.json'
import type company from '../../locales/id/company.json'
import type failure from '../../locales/id/failure.json'
import type file from '../../locales/id/file.json'
import type glossary from '../../locales/id/glossary.json'
import type home from '../../locales/id/home.json'
import type identities from '../../locales/id/identities.json'
import type invoice from '../../locales/id/invoice.json'
import type legal from '../../locales/id/legal.json'
import type locker from '../../locales/id/locker.json'
import type notifications from '../../locales/id/notifications.json'
import type overseas from '../../locales/id/overseas.json'
import type passkeys from '../../locales/id/passkeys.json'
import type personal from '../../locales/id/personal.json'
import type print from '../../locales/id/print.json'
import type promo from '../../locales/id/promo.json'
import type quote from '../../locales/id/quote.json'
import type refund from '../../locales/id/refund.json'
import type security from '../../locales/id/security.json'
import type session from '../../locales/id/session.json'
import type settings from '../../locales/id/settings.json'
import type setup from '../../locales/id/setup.json'
import type shell from '../../locales/id/shell.json'
import type status from '../../locales/id/status.json'
import type wallet from '../../locales/id/wallet.json'
import type wizard from '../../locales/id/wizard.json'

interface Texts {
  address: typeof address
  avatar: typeof avatar
  identity: typeof identity
  calculator: typeof calculator
  checkout: typeof checkout
  common: typeof common
  company: typeof company
  failure: typeof failure
  file: typeof file
  glossary: typeof glossary
  home: typeof home
  identities: typeof identities
  invoice: typeof invoice
  legal: typeof legal
  locker: typeof locker
  notifications: typeof notifications
  overseas: typeof overseas
  passkeys: typeof passkeys
  personal: typeof personal
  price: typeof price
  pricing: typeof pricing
  print: typeof print
  promo: typeof promo
  quote: typeof quote
  quotes: QuoteTexts
  reason: ReasonTexts
  refund: typeof refund
  security: typeof security
  session: typeof session
  settings: typeof settings
  setup: typeof setup
  shell: typeof shell
  status: typeof status
  wallet: typeof wallet
  wizard: typeof wizard
}

export type Namespace = keyof Texts

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
    returnNull: false
  }
}
