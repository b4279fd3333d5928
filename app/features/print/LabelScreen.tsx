import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { ShippingLabel, type LabelAddress } from '@seberang/design-system/ShippingLabel'
import { Plane, Ship, Wine } from '@seberang/design-system/icons'
import { calls, type Agent, type Cart, type PrintedFor } from '@seberang/domain/api'
import { formatSuite, formatWeight, joinPlaces } from '@seberang/domain/format'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { NothingFound } from '../../components/AwaitedContent.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { cartTitle, isBySea } from '../../lib/shipments/cart-text.ts'
import { useCountryName } from '../../lib/reference/countries.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { warehouseAddress } from '../../lib/reference/warehouse.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { labelLines } from './label-lines.ts'
import { PrintFrame } from './PrintFrame.tsx'

/** One label per package, limited to what anyone sticks by hand. */
const maxLabels = 50

/** The shipping labels for the seller. */
export function Screen() {
  const { t } = useTranslation('print')
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  usePageTitle(code || t('label.title'))
  // Names of goods and words for packers are Chinese in every language of the customer.
  useEffect(() => void import('@seberang/design-system/fonts/chinese'), [])
  const printed = useCall(calls.label, code ? { query: { type: 'cart', code } } : null)
  const agents = useCall(calls.agents, {})
  const wayOn = <ButtonLink href={paths.lockerImport}>{t('label.back')}</ButtonLink>
  if (!code) return <NothingFound wayOn={wayOn} />
  return (
    <PrintFrame
      back={{ href: paths.lockerImport, label: t('label.back') }}
      title={t('label.title')}
      isReady={printed.data !== undefined && agents.data !== undefined}
    >
      <Resource of={printed} loading={<ListSkeleton rows={6} />} wayOn={wayOn}>
        {({ data }) =>
          data.type === 'cart' && (
            <Resource of={agents} loading={<ListSkeleton rows={6} />}>
              {({ data: { air, sea } }) => (
                <Labels
                  cart={data.cart}
                  printedFor={data.printed_for}
                  agent={[...air, ...sea].find(({ id }) => id === data.cart.agent.id)}
                />
              )}
            </Resource>
          )
        }
      </Resource>
    </PrintFrame>
  )
}

interface LabelsProps {
  cart: Cart
  printedFor: PrintedFor
  /** Undefined for a warehouse that is closed. */
  agent: Agent | undefined
}

function Labels({ cart, printedFor, agent }: LabelsProps) {
  const { t } = useTranslation(['print', 'common', 'locker'])
  const language = useLanguage()
  const countryName = useCountryName()
  const unit = formatSuite(printedFor.customer_id)
  const address = agent && warehouseAddress(agent, unit)
  const allPieces = Math.max(1, cart.revision.quantity ?? cart.estimation.quantity)
  const printedPieces = Math.min(maxLabels, allPieces)
  // For whoever packs and carries it, in two languages, as three do not fit.
  const abroad = (key: 'piece' | 'fragile', values: Record<string, number> = {}): string[] => [
    ...new Set([
      cart.country === 'CN' ? t(`label.abroad.zh.${key}`, values) : t(`label.${key}`, values),
      t(`label.abroad.en.${key}`, values),
    ]),
  ]
  const weight = cart.revision.weight_kg ?? cart.estimation.weight_kg
  const others = cart.products.length - 1
  const bySea = isBySea(cart)
  const to: LabelAddress = {
    term: t('label.to'),
    name: address?.recipient ?? `${t('common:product')} ${unit}`,
    lines: address ? labelLines(address.lines) : [countryName(cart.country)],
  }
  const facts = [
    ...(cart.seller_tracking_number
      ? [{ term: t('label.resi'), value: cart.seller_tracking_number, isLong: true }]
      : []),
    // What each of several boxes weighs is not known.
    allPieces > 1
      ? {
          term: t('label.totalWeight'),
          value: t('label.ofPieces', { weight: formatWeight(weight, language), count: allPieces }),
        }
      : { term: t('label.weight'), value: formatWeight(weight, language) },
    // A parcel that arrived unannounced has no list of goods; they are last, since a long list may be cut.
    ...(others >= 0
      ? [
          {
            term: t('label.contents'),
            value: cartTitle(cart, language),
            isLong: true,
            ...(others > 0 && { more: t('label.contentsMore', { count: others }) }),
          },
        ]
      : []),
  ]
  return Array.from({ length: printedPieces }, (_, index) => (
    <ShippingLabel
      key={index}
      brand={t('common:product')}
      way={{ icon: bySea ? Ship : Plane, name: t(bySea ? 'label.bySea' : 'label.byAir') }}
      unit={{ term: t('label.unit'), code: unit }}
      {...(cart.marking_code && { mark: { term: t('label.marking'), code: cart.marking_code } })}
      to={to}
      shipment={{ term: t('label.shipment'), code: cart.cart_code }}
      {...(cart.address && {
        recipient: {
          term: t('label.recipient'),
          name: cart.address.name,
          lines: [
            joinPlaces([
              cart.address.district_name,
              `${cart.address.province_name} ${cart.address.postal_code}`,
            ]),
          ],
        },
      })}
      facts={facts}
      qr={{ value: cart.cart_code, label: cart.cart_code }}
      piece={abroad('piece', { place: index + 1, total: allPieces })}
      handling={cart.setup?.is_fragile_goods ? { icon: Wine, words: abroad('fragile') } : undefined}
      warning={t('locker:warehouseNotice.bold')}
    />
  ))
}
