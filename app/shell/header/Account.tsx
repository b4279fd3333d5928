import { AvatarMenu } from '@seberang/design-system/AvatarMenu'
import type { Customer } from '@seberang/domain/api'
import { balanceText } from '@seberang/domain/explain'
import { formatName, formatRupiah, fullStop, joinSentences } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { CustomerAvatar } from '../../components/avatar/CustomerAvatar.tsx'
import { LanguageChoice } from '../../components/LanguageChoice.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ThemeSwitch } from '../ThemeSwitch.tsx'
import { accountEntries } from './account-entries.ts'

/** The account menu, behind the avatar and in the menu on phones. */
export function Account({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['shell', 'common'])
  const language = useLanguage()
  const { pathname } = useLocation()
  const balance = t('account.balance', { amount: formatRupiah(customer.wallet) })
  return (
    <AvatarMenu
      label={t('common:nav.account')}
      name={formatName(customer)}
      avatar={<CustomerAvatar customer={customer} size="small" />}
      balance={
        customer.wallet > 0
          ? joinSentences([fullStop(balance, language), balanceText(language)], language)
          : balance
      }
      balanceLink={{ href: paths.wallet, label: t('account.detail') }}
      badge={customer.customer_type === 'business' ? t('business') : undefined}
      groups={accountEntries(customer, pathname, t)}
      foot={
        <>
          <LanguageChoice />
          <ThemeSwitch />
        </>
      }
    />
  )
}
