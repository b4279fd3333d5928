import { Button } from '@seberang/design-system/Button'
import { Plus } from '@seberang/design-system/icons'
import type { PricedShipment } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressBook } from '../../lib/addresses/use-address-book.ts'
import { loadTexts } from '../../lib/i18n/i18n.ts'

const AddressDialog = lazy(async () => {
  const [{ AddressDialog: Dialog }] = await Promise.all([
    import('./AddressDialog.tsx'),
    loadTexts('address', 'file'),
  ])
  return { default: Dialog }
})

/** At the income tax: what an NPWP at the address saves, and the address to give it at, over the page. */
export function NpwpOffer({ addressId, saving }: NonNullable<PricedShipment['npwp']>) {
  const { t } = useTranslation('price')
  return <AddNpwp addressId={addressId} label={t('npwpOffer', { amount: formatRupiah(saving) })} />
}

/** The address to give an NPWP at, over the page. */
export function AddNpwp({ addressId, label }: { addressId: string; label: string }) {
  const { addresses, save } = useAddressBook()
  const [isOpen, setIsOpen] = useState(false)
  const address = addresses?.find(({ address_id }) => address_id === addressId)
  if (!address) return null
  return (
    <>
      <Button variant="plain" size="small" icon={Plus} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <AddressDialog atNpwp address={address} save={save} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
