import { Button } from '@seberang/design-system/Button'
import { Lightbox } from '@seberang/design-system/Lightbox'
import type { Cart } from '@seberang/domain/api'
import { formatMoment } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cartTitle } from '../../lib/shipments/cart-text.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { usePhotos } from '../../lib/shipments/use-photos.ts'

/** The warehouse's photos of a parcel, loaded on demand. */
export function CartPhotos({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['locker', 'common'])
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const photos = usePhotos(open ? cart.actual_photos : [])
  const name = cartTitle(cart)
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
        <Lightbox
          open
          onOpenChange={setOpen}
          title={name}
          photos={photos.map((src, index) => {
            const taken = cart.actual_photos[index]?.taken_at
            return {
              src,
              alt: t('photo', { number: index + 1, name }),
              ...(taken && { caption: formatMoment(taken, language) }),
            }
          })}
        />
      )}
    </>
  )
}
