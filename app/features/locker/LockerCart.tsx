import { Badge } from '@seberang/design-system/Badge'
import { CartCard } from '@seberang/design-system/CartCard'
import { Code } from '@seberang/design-system/Code'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { Box, Boxes, PackageSearch } from '@seberang/design-system/icons'
import type { Cart } from '@seberang/domain/api'
import { joinSentences } from '@seberang/domain/format'
import { statusLabels } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { isBySea, isPayable } from '../../lib/shipments/cart-text.ts'
import { flagOf, useCountryName } from '../../lib/reference/countries.ts'
import { statusTones } from '../../lib/shipments/status-tones.ts'
import { usePhotos } from '../../lib/shipments/use-photos.ts'
import { useCartWords } from '../../lib/shipments/use-cart-words.ts'
import { useCartMeasure, useWarehouseFacts } from '../../lib/shipments/use-warehouse-facts.ts'
import { useReason } from '../../lib/shipments/use-reason.ts'
import { CartActions, CartTask, MoreActions } from './CartActions.tsx'
import { useRowPrice } from '../../components/price/use-row-price.ts'

interface LockerCartProps {
  cart: Cart
  /** All prices of the list lack the same, which it says once. */
  sharesBasis: boolean
  selected: boolean
  onSelect: (on: boolean) => void
  /** No shipment of its list can be selected. */
  unselectable?: boolean
}

/** One shipment of the locker, with its actions. */
export function LockerCart({ cart, sharesBasis, selected, onSelect, unselectable = false }: LockerCartProps) {
  const { t } = useTranslation(['locker', 'common'])
  const language = useLanguage()
  const countryName = useCountryName()
  const reasonOf = useReason()
  const priceOf = useRowPrice()
  const { titleOf, noPriceOf } = useCartWords()
  const measure = useCartMeasure(cart)
  const [photo] = usePhotos(cart, 1)
  const isListed = cart.products.length > 0
  const name = titleOf(cart)
  const pieces = cart.products.reduce((sum, { quantity }) => sum + quantity, 0)
  const country = countryName(cart.country)
  const { checkout } = cart.can
  const { requested, sent, task } = useWarehouseFacts()(cart)
  const lacksProducts = task?.is === 'products' || task?.is === 'products_and_papers'
  // Work on our side; the owner has nothing to do.
  const waitsForCode = checkout === 'unclassified'
  const waitsForOwner = task !== undefined && task.is !== 'review'
  const text = joinSentences(
    [
      lacksProducts && t('quarantine.noList'),
      waitsForOwner && requested !== undefined && t('papers.asked', { request: requested }),
      sent,
      !isPayable(cart) && !waitsForOwner && reasonOf(checkout === true ? 'no_address' : checkout),
    ],
    language,
  )
  return (
    <CartCard
      title={name}
      icon={isListed ? (pieces > 1 ? Boxes : Box) : PackageSearch}
      photo={photo?.src}
      flag={flagOf(cart.country)}
      meta={
        <>
          <Code>{cart.cart_code}</Code>
          <span>{cart.package ? t('deliveryOption', { country, name: cart.package.title }) : country}</span>
          {isListed ? (
            <span>{t('pieces', { count: pieces })}</span>
          ) : (
            cart.seller_tracking_number && <Code>{cart.seller_tracking_number}</Code>
          )}
        </>
      }
      status={
        task ? (
          <Badge tone={task.is === 'review' ? 'info' : 'caution'}>{task.name}</Badge>
        ) : (
          <StatusBadge tone={statusTones[cart.status]} bySea={isBySea(cart)}>
            {statusLabels[language][cart.status]}
          </StatusBadge>
        )
      }
      {...(measure && { measure })}
      price={priceOf(cart)}
      sharesBasis={sharesBasis}
      noPrice={noPriceOf(cart)}
      waits={waitsForCode}
      {...(!unselectable && {
        selection: {
          label: t('select', { name }),
          selected,
          unavailable: !isPayable(cart),
          onChange: onSelect,
        },
      })}
      {...(task || waitsForCode ? { note: text } : !isPayable(cart) && { unavailableReason: text })}
      task={<CartTask cart={cart} name={name} />}
      actions={<CartActions cart={cart} name={name} />}
      more={<MoreActions cart={cart} name={name} />}
    />
  )
}
