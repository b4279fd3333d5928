import { Button } from '@seberang/design-system/Button'
import { Lightbox } from '@seberang/design-system/Lightbox'
import type { Cart } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { cartTitle } from '../../lib/shipments/cart-text.ts'
import { usePhotos } from '../../lib/shipments/use-photos.ts'

/** The warehouse's photos of a parcel, loaded on demand. */
export function CartPhotos({ cart }: { cart: Cart }) {
  const language = useLanguage()
  const { t } = useTranslation(['locker', 'common'])
  const [open, setOpen] = useState(false)
  const photos = usePhotos(cart, open ? undefined : 0)
  return (
    <>
      <Button
        variant="plain"
        tone="neutral"
        size="small"
        loading={open && photos.length === 0}
        loadingLabel={t('common:loading')}
        onClick={() => setOpen(true)}
      >
        {t('action.photos', { count: cart.actual_photos.length })}
      </Button>
      {open && photos.length > 0 && (
        <Lightbox open onOpenChange={setOpen} title={cartTitle(cart, language)} photos={photos} />
      )}
    </>
  )
}
