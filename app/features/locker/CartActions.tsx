import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { IconButton } from '@seberang/design-system/IconButton'
import { Menu, type MenuItem } from '@seberang/design-system/Menu'
import { useToast } from '@seberang/design-system/Toast'
import { VisuallyHidden } from '@seberang/design-system/VisuallyHidden'
import { Ellipsis, Hash, Printer, Trash2 } from '@seberang/design-system/icons'
import type { Cart } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editingOf, isPayable } from '../../lib/shipments/cart-text.ts'
import { useReason } from '../../lib/shipments/use-reason.ts'
import { payNowOf } from '../../lib/navigation/checkout-link.ts'
import { editOf } from '../../lib/navigation/paths.ts'
import { printLabelOf } from '../../lib/navigation/document-links.ts'
import { CartPhotos } from './CartPhotos.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { ResiDialog } from './ResiDialog.tsx'

interface CartActionsProps {
  cart: Cart
  name: string
}

/** What its owner has to do for a parcel, or may add to what they did. */
export function CartTask({ cart, name }: CartActionsProps) {
  const { t } = useTranslation('locker')
  const editing = editingOf(cart)
  if (editing === 'edit' || cart.can.edit !== true) return null
  return (
    <ButtonLink variant="outline" size="small" href={editOf(cart.cart_code)}>
      {t(`action.${editing}`)} <VisuallyHidden>{t('action.of', { name })}</VisuallyHidden>
    </ButtonLink>
  )
}

/** The other actions of a shipment, the most likely one first. */
export function CartActions({ cart, name }: CartActionsProps) {
  const { t } = useTranslation('locker')
  const [addsResi, setAddsResi] = useState(false)
  const ofThis = <VisuallyHidden>{t('action.of', { name })}</VisuallyHidden>
  const editing = editingOf(cart)
  const wantsResi = cart.status === 'from_seller' && !cart.seller_tracking_number && cart.setup !== null
  const payNow = isPayable(cart) && (
    <ButtonLink
      key="pay"
      variant="plain"
      tone={wantsResi || editing === 'add' ? 'neutral' : 'brand'}
      size="small"
      href={payNowOf(cart.cart_code)}
    >
      {t('action.payNow')} {ofThis}
    </ButtonLink>
  )
  return (
    <>
      {wantsResi && (
        <Button variant="plain" size="small" onClick={() => setAddsResi(true)}>
          {t('action.addResi')} {ofThis}
        </Button>
      )}
      {payNow}
      {editing === 'edit' && cart.can.edit === true && (
        <ButtonLink variant="plain" tone="neutral" size="small" href={editOf(cart.cart_code)}>
          {t('action.edit')} {ofThis}
        </ButtonLink>
      )}
      {cart.actual_photos.length > 0 && <CartPhotos cart={cart} />}
      {addsResi && <ResiDialog cart={cart} onClose={() => setAddsResi(false)} />}
    </>
  )
}

/** The remaining actions. Unavailable ones show the reason. */
export function MoreActions({ cart, name }: CartActionsProps) {
  const { t } = useTranslation('locker')
  const [open, setOpen] = useState<'resi' | 'remove'>()
  const close = () => setOpen(undefined)
  const reasonOf = useReason()
  const toaster = useToast()
  const verdict = cart.can.delete

  function remove(): void {
    if (verdict === true) setOpen('remove')
    else
      toaster.show({
        tone: 'critical',
        text: t('remove.refused', { reason: reasonOf(verdict) }),
      })
  }

  const resi: MenuItem[] =
    cart.setup && cart.seller_tracking_number && cart.can.edit === true
      ? [{ id: 'resi', label: t('action.changeResi'), icon: Hash, onSelect: () => setOpen('resi') }]
      : []
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t('action.more', { name })} />}
        groups={[
          [
            {
              id: 'label',
              label: t('action.label'),
              icon: Printer,
              href: printLabelOf(cart.cart_code),
            },
            ...resi,
            { id: 'remove', label: t('remove.action'), icon: Trash2, tone: 'critical', onSelect: remove },
          ],
        ]}
      />
      {open === 'resi' && <ResiDialog cart={cart} onClose={close} />}
      {open === 'remove' && <RemoveDialog carts={[cart]} onClose={close} />}
    </>
  )
}
