import { Notice } from '@seberang/design-system/Notice'
import { hasValidNpwp } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import type { BookAddress } from '../../lib/addresses/book-address.ts'
import { AddNpwp } from './NpwpOffer.tsx'

/** What customs release goods in a company's name for, and where to add what is missing of it. */
export function CompanyNotice({ address }: { address: BookAddress | undefined }) {
  const { t } = useTranslation('price')
  return (
    <Notice
      tone="caution"
      action={
        address &&
        !hasValidNpwp(address) && <AddNpwp addressId={address.address_id} label={t('company.addNpwp')} />
      }
    >
      {t('company.text')}
    </Notice>
  )
}
