import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Code } from '@seberang/design-system/Code'
import { CrossingRoute } from '@seberang/design-system/CrossingRoute'
import { Icon } from '@seberang/design-system/Icon'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { Review, ReviewLine, ReviewLines } from '@seberang/design-system/Review'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { IdCard, PackageOpen, Plane, Plus, Ship } from '@seberang/design-system/icons'
import { courierName, ruleFigures } from '@seberang/domain/explain'
import {
  codeAmidWords,
  formatRupiah,
  formatSuite,
  formatWeight,
  joinClauses,
  joinSentences,
} from '@seberang/domain/format'
import { lacksIdentity } from '@seberang/domain/identity'
import { isWithoutPrice } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { AddressText } from '../../components/address/AddressText.tsx'
import { CompanyNotice } from '../../components/address/CompanyNotice.tsx'
import { useInsurancePicker } from '../../components/form/insurance-picker.ts'
import { RestrictionOfCode } from '../../components/goods/RestrictionNote.tsx'
import { UnitLimitNotice } from '../../components/goods/UnitLimitNotice.tsx'
import { useFilePreview } from '../../lib/files/use-file-preview.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { flagOf } from '../../lib/reference/countries.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { singleDuty } from '../../lib/reference/single-duty.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { lacksCompany } from '../../lib/shipments/lacks-company.ts'
import { priceableGoods, productsSoFar, toProductInput } from './draft/convert.ts'
import type { DraftStep, ProductDraft, ShipmentDraft } from './draft/draft.ts'
import type { Missing } from './draft/missing.ts'
import { NameQuestion, useBannedByName } from './NameQuestion.tsx'
import { ratesOf, useBoxesText, useMissingText, useProductTexts } from './texts.ts'
import type { PricedDraft } from './use-priced-draft.ts'

export interface ReviewPartProps {
  draft: ShipmentDraft
  reference: Reference
  pricedDraft: PricedDraft
  /** @param part what of the step it is about */
  onEdit: (step: DraftStep, part?: Missing) => void
}

function useEdit(onEdit: ReviewPartProps['onEdit']) {
  const { t } = useTranslation('wizard')
  return (step: DraftStep, part?: Missing) => ({
    label: t('summary.edit'),
    onEdit: () => onEdit(step, part),
  })
}

/** What is bought, and what the shop is paid for it. */
export function GoodsReview({ draft, reference, pricedDraft, onEdit }: ReviewPartProps) {
  const { t } = useTranslation('wizard')
  const language = useLanguage()
  const edit = useEdit(onEdit)
  const boxes = useBoxesText()(draft.boxes)
  // As priced, so that the lines, their count and weight, and the sum are of the same goods.
  const products = productsSoFar(draft)
  const goods = priceableGoods(products)
  const sumOf = (figure: (product: (typeof goods)[number]) => number): number =>
    goods.reduce((sum, product) => sum + figure(product) * product.quantity, 0)
  const value = pricedDraft.deliveryOption?.price?.answer.goods.idr
  return (
    <Review title={t('summary.goods')} edit={edit('products')}>
      <Stack space={3}>
        <ReviewLines label={t('summary.goods')}>
          {products.map((product) => (
            <ProductReview
              key={product.key}
              product={product}
              rates={ratesOf(reference, pricedDraft)}
              isMeasured={pricedDraft.isMeasured}
              // Of a single product the sum below says it.
              hasAmount={value === undefined || products.length > 1}
            />
          ))}
          {goods.length > 0 && (
            <ReviewLine
              kind="sum"
              title={t('summary.goodsSum', {
                count: sumOf(() => 1),
                // The parcel as it was measured, or else what was typed.
                weight: formatWeight(
                  (pricedDraft.isMeasured && pricedDraft.weightKg) ||
                    sumOf(({ weight }) => Number(weight)) / 1000,
                  language,
                ),
              })}
              amount={value === undefined ? undefined : formatRupiah(value)}
            />
          )}
        </ReviewLines>
        <UnitLimitNotice goods={goods} />
        {boxes && (
          <Inline space={2} alignY="top" wrap={false}>
            <Icon icon={PackageOpen} size={18} />
            <Text step="note" tone="secondary">
              {boxes}
            </Text>
          </Inline>
        )}
      </Stack>
    </Review>
  )
}

interface ProductReviewProps {
  product: ProductDraft
  rates: ReturnType<typeof ratesOf>
  isMeasured: boolean
  hasAmount: boolean
}

function ProductReview({ product, rates, isMeasured, hasAmount }: ProductReviewProps) {
  const { t } = useTranslation(['wizard', 'calculator'])
  const photo = useFilePreview(product.photo)
  const { meta, extra, amount } = useProductTexts(rates, isMeasured)(product)
  const banned = useBannedByName(product.title, product.hscode)
  return (
    <ReviewLine
      title={product.title || t('products.untitled')}
      details={[meta, extra, product.description ?? ''].filter(Boolean)}
      amount={hasAmount ? amount : undefined}
      photo={photo}
    >
      {banned && <NameQuestion goods={banned} />}
      {product.hscode && <RestrictionOfCode hscode={product.hscode} />}
      {isWithoutPrice(toProductInput(product)) && (
        <Notice tone="caution">{t('calculator:hint.priceZero')}</Notice>
      )}
    </ReviewLine>
  )
}

/** The crossing: warehouse, destination, and how it goes between them. */
export function RouteReview({ draft, pricedDraft, onEdit }: ReviewPartProps) {
  const { t } = useTranslation(['wizard', 'checkout', 'common', 'locker', 'price'])
  const language = useLanguage()
  const edit = useEdit(onEdit)
  const { customer } = useSession()
  const { agent, address, near, deliveryOption, couriers, container, assumedContainer } = pricedDraft
  const option = deliveryOption?.package
  const days = draft.country ? option?.days[draft.country] : undefined
  const unit = customer && t('aside.unit', { code: codeAmidWords(formatSuite(customer.customer_id)) })
  const courierText = couriers.chosen ? courierName(couriers.chosen) : t('summary.noCourier')
  const tracking = draft.sellerTrackingNumber.trim()
  const sentBy = [
    option?.title,
    draft.track === 'sea' && !assumedContainer && t(`container.${container}`),
    days && t('summary.fromWarehouse', { days: t('common:unit.days', { from: days[0], to: days[1] }) }),
  ]
  return (
    <Review title={t('summary.route')} edit={edit('delivery')}>
      <Stack space={3}>
        <CrossingRoute
          label={t('summary.route')}
          stops={[
            agent
              ? {
                  name: agent.name,
                  detail: joinClauses([t('summary.warehouse'), agent.city, unit], language),
                  country: flagOf(agent.country),
                }
              : { name: t('aside.noOrigin') },
            address
              ? {
                  name: address.district_name,
                  detail: courierText,
                }
              : near
                ? { name: near.village_name ?? near.sub_district_name, detail: courierText }
                : { name: t('aside.noDestination') },
          ]}
        />
        <Inline space={2} alignY="top" wrap={false}>
          <Icon icon={draft.track === 'sea' ? Ship : Plane} size={18} />
          <Text step="note" tone="secondary">
            {joinClauses(sentBy, language)}
          </Text>
        </Inline>
        {assumedContainer && (
          <Stack space={2} align="start">
            <Text tone="secondary">
              {t('container.none', { container: t(`price:container.${assumedContainer}`) })}
            </Text>
            <Button variant="outline" icon={Ship} onClick={() => onEdit('delivery')}>
              {t('container.choose')}
            </Button>
          </Stack>
        )}
        {tracking && (
          <Text step="note" tone="secondary">
            {t('locker:sellerResi')} <Code>{tracking}</Code>
          </Text>
        )}
      </Stack>
    </Review>
  )
}

/** The destination in full. */
export function AddressReview({ pricedDraft, onEdit }: ReviewPartProps) {
  const { t } = useTranslation(['wizard', 'address'])
  const edit = useEdit(onEdit)
  const { address, near, book } = pricedDraft
  const isEmptyBook = book.addresses?.length === 0
  return (
    <Review title={t('summary.address')} edit={edit('origin', 'address')}>
      {address ? (
        <AddressText address={address} />
      ) : (
        <Stack space={2} align="start">
          <Text tone="secondary">
            {near
              ? t('summary.placeOnly', { place: near.village_name ?? near.sub_district_name })
              : t(isEmptyBook ? 'summary.noAddress' : 'aside.noDestination')}
          </Text>
          {isEmptyBook && (
            <Button variant="outline" icon={Plus} onClick={() => onEdit('origin', 'address')}>
              {t('address:add')}
            </Button>
          )}
        </Stack>
      )}
    </Review>
  )
}

/** In whose name it is imported, and what that means for levies and papers. */
export function ImporterReview({ pricedDraft, reference, onEdit }: ReviewPartProps) {
  const { t } = useTranslation(['wizard', 'calculator'])
  const missingTextOf = useMissingText()
  const language = useLanguage()
  const edit = useEdit(onEdit)
  const { customer } = useSession()
  const option = pricedDraft.deliveryOption?.package
  const allIn = Boolean(option?.tax_included)
  const { address } = pricedDraft
  const goodsUsd = pricedDraft.deliveryOption?.price?.answer.goods.usd
  const needsIdentity =
    option &&
    goodsUsd !== undefined &&
    lacksIdentity({ option, goodsUsd }, { ktp: customer?.ktp, passport: customer?.passport })
  return (
    <Review title={t('summary.importer')} edit={edit('delivery')}>
      {option ? (
        <Stack space={1} align="start">
          <Text weight="semibold">
            {t(allIn ? 'calculator:importer.allIn' : 'calculator:importer.plain', {
              importer: t(`calculator:importer.${option.package_type}`),
            })}
          </Text>
          <Text tone="secondary">
            {joinSentences(
              [
                allIn
                  ? t('calculator:reason.all_in')
                  : t(`calculator:importerText.${option.package_type}`, {
                      ...ruleFigures(language),
                      duty: singleDuty(reference, language),
                    }),
                needsIdentity && t('summary.identity'),
              ],
              language,
            )}
          </Text>
          {lacksCompany({ package: option, address }, customer) && <CompanyNotice address={address} />}
          {needsIdentity && customer && (
            <ButtonLink variant="plain" icon={IdCard} href={paths.ktp}>
              {t('summary.addIdentity')}
            </ButtonLink>
          )}
        </Stack>
      ) : (
        <Text tone="secondary">{missingTextOf('package')}</Text>
      )}
    </Review>
  )
}

/** What the insurance pays back and costs. */
export function InsuranceReview({ draft, pricedDraft, onEdit }: ReviewPartProps) {
  const { t } = useTranslation('wizard')
  const edit = useEdit(onEdit)
  const choice = draft.insurance ?? 0
  const { options } = useInsurancePicker({
    title: '',
    goods: pricedDraft.deliveryOption?.price?.answer.goods.idr,
    costOf: pricedDraft.premiumOf,
    value: choice,
    onChange: () => undefined,
  })
  const chosen = options.find(({ value }) => value === String(choice))
  return (
    <Review title={t('summary.insurance')} edit={edit('delivery')}>
      {choice === 0 ? (
        <Text tone="secondary">{t('summary.uninsured')}</Text>
      ) : (
        <ReviewLines label={t('summary.insurance')}>
          <ReviewLine
            title={t('summary.insured', { percent: chosen?.name })}
            details={chosen ? [chosen.description] : []}
            amount={chosen?.amount}
          />
        </ReviewLines>
      )}
    </Review>
  )
}
