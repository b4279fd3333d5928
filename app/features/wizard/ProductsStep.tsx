import { Button } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { ProductLine, ProductLines } from '@seberang/design-system/ProductLine'
import { Sheet } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { useToast } from '@seberang/design-system/Toast'
import { Plus } from '@seberang/design-system/icons'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { UnitLimitNotice } from '../../components/goods/UnitLimitNotice.tsx'
import { useFocus } from '../../lib/forms/use-focus.ts'
import { useFilePreview } from '../../lib/files/use-file-preview.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import {
  emptyProduct,
  isBegun,
  isSameProduct,
  type DraftChange,
  type ProductDraft,
  type ShipmentDraft,
} from './draft/draft.ts'
import { priceableGoods } from './draft/convert.ts'
import type { Missing } from './draft/missing.ts'
import { ProductForm, productFormId } from './ProductForm.tsx'
import { ratesOf, useProductTexts } from './texts.ts'
import type { PricedDraft } from './use-priced-draft.ts'

interface ProductsStepProps {
  draft: ShipmentDraft
  change: (change: DraftChange) => void
  reference: Reference
  pricedDraft: Pick<PricedDraft, 'deliveryOption' | 'isMeasured'>
  missing: readonly Missing[]
  /** Changes when the open product was replaced from elsewhere. */
  revision: number
  onKeep?: () => void
  onSaved: (product: ProductDraft) => void
}

export function ProductsStep(props: ProductsStepProps) {
  const { draft, change, reference, pricedDraft, missing, revision, onKeep, onSaved } = props
  const { t } = useTranslation(['wizard', 'common'])
  const toaster = useToast()
  const focus = useFocus()
  const { open, products, country } = draft
  const currency = reference.rates.find((rate) => rate.country_flag === country)?.currency ?? 'USD'
  const openBlank = useCallback(
    () => change({ type: 'product opened', product: emptyProduct(crypto.randomUUID(), currency) }),
    [change, currency],
  )
  const isEmpty = open === null && products.length === 0
  useEffect(() => {
    // The step always offers an open form.
    if (isEmpty) openBlank()
  }, [isEmpty, openBlank])
  const onType = useCallback((product: ProductDraft) => change({ type: 'product typed', product }), [change])

  function offerUndo(text: string, undo: () => void): void {
    toaster.show({ text, action: { label: t('common:action.undo'), onClick: undo } })
  }

  function cancel(product: ProductDraft): void {
    change({ type: 'product closed' })
    const saved = products.find(({ key }) => key === product.key)
    if (!isBegun(product) || (saved && isSameProduct(saved, product))) return
    offerUndo(t('products.cancelled'), () => {
      change({ type: 'product opened', product })
      focus(() => document.querySelector<HTMLElement>(`#${productFormId} input`))
    })
  }

  function remove(product: ProductDraft): void {
    const place = products.indexOf(product)
    change({ type: 'product removed', key: product.key })
    offerUndo(t('products.removed', { name: product.title || t('products.untitled') }), () => {
      change({ type: 'product restored', product, place })
      const edit = t('products.edit', { name: product.title || t('products.untitled') })
      focus(() => document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(edit)}"]`))
    })
  }

  const closed = products.filter(({ key }) => key !== open?.key)

  return (
    <Stack space={4}>
      {missing.includes('products') && <Notice tone="critical">{t('missing.products')}</Notice>}
      {closed.length > 0 && (
        <Sheet bleed clip aria-label={t('step.products')}>
          <ProductLines label={t('step.products')}>
            {closed.map((product) => (
              <SavedProduct
                key={product.key}
                product={product}
                rates={ratesOf(reference, pricedDraft)}
                isMeasured={pricedDraft.isMeasured}
                onEdit={() => change({ type: 'product opened', product })}
                onRemove={() => remove(product)}
              />
            ))}
          </ProductLines>
        </Sheet>
      )}
      <UnitLimitNotice goods={priceableGoods(products)} />
      {open ? (
        <ProductForm
          key={`${open.key} ${revision}`}
          number={placeOf(open, products)}
          product={open}
          reference={reference}
          onType={onType}
          onSubmit={onKeep}
          onKeep={(product) => {
            change({ type: 'product saved', product })
            onSaved(product)
          }}
          onCancel={products.length > 0 ? () => cancel(open) : undefined}
        />
      ) : (
        <Inline>
          <Button variant="plain" icon={Plus} onClick={openBlank}>
            {t('products.add')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function placeOf(product: ProductDraft, products: readonly ProductDraft[]): number {
  const place = products.findIndex(({ key }) => key === product.key)
  return place === -1 ? products.length + 1 : place + 1
}

interface SavedProductProps {
  product: ProductDraft
  rates: ReturnType<typeof ratesOf>
  isMeasured: boolean
  onEdit: () => void
  onRemove: () => void
}

function SavedProduct({ product, rates, isMeasured, onEdit, onRemove }: SavedProductProps) {
  const { t } = useTranslation('wizard')
  const photo = useFilePreview(product.photo)
  const { meta, amount, problem } = useProductTexts(rates, isMeasured)(product)
  const name = product.title || t('products.untitled')
  return (
    <ProductLine
      title={name}
      meta={meta}
      photo={photo}
      amount={amount}
      problem={problem}
      editLabel={t('products.edit', { name })}
      onEdit={onEdit}
      removeLabel={t('products.remove', { name })}
      onRemove={onRemove}
    />
  )
}
