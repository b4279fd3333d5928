import type { AvatarMenuEntry } from '@seberang/design-system/AvatarMenu'
import {
  Building2,
  Calculator,
  Contact,
  CreditCard,
  IdCard,
  LogOut,
  MapPin,
  PackageSearch,
  ReceiptText,
  Settings,
  Ticket,
  TicketPercent,
} from '@seberang/design-system/icons'
import type { IconType } from '@seberang/design-system/Icon'
import type { Customer } from '@seberang/domain/api'
import type { TFunction } from 'i18next'
import { laterPaths, paths } from '../../lib/navigation/paths.ts'

/** The groups of the account menu: orders and data, identity documents, sign-out. */
export function accountEntries(
  customer: Pick<Customer, 'ktp' | 'passport'>,
  pathname: string,
  t: TFunction<['shell', 'common']>,
): AvatarMenuEntry[][] {
  const entry = (href: string | undefined, icon: IconType, label: string, done = false): AvatarMenuEntry[] =>
    href === undefined
      ? []
      : [{ href, icon, label, current: pathname === href, ...(done && { done: t('account.verified') }) }]
  return [
    [
      ...entry(paths.status, PackageSearch, t('common:nav.status')),
      ...entry(paths.address, MapPin, t('common:nav.address')),
      ...entry(paths.promos, TicketPercent, t('account.promo')),
      ...entry(paths.invoices, ReceiptText, t('account.invoices')),
      ...entry(paths.calculator, Calculator, t('account.calculator')),
      ...entry(paths.bankAccounts, CreditCard, t('account.banks')),
      ...entry(laterPaths.tickets, Ticket, t('account.tickets')),
      ...entry(paths.settings, Settings, t('account.settings')),
    ],
    [
      ...entry(paths.ktp, IdCard, t('account.ktp'), customer.ktp?.status === 'approved'),
      ...entry(paths.passport, Contact, t('account.passport'), customer.passport?.status === 'approved'),
      ...entry(paths.companyUpgrade, Building2, t('account.company')),
    ],
    entry(paths.logout, LogOut, t('common:nav.logout')),
  ].filter((group) => group.length > 0)
}
