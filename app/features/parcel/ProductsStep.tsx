import { Button } from '@seberang/design-system/Button'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { IconButton } from '@seberang/design-system/IconButton'
import { Pencil, Plus, Trash2 } from '@seberang/design-system/icons'
import { formatForeign, formatGrams } from '@seberang/domain/format'
import { useEffect, useState, type Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { toProductInput } from './convert.ts'
import {
  emptyProduct,
  type DraftChange,
  type Missing,
  type ProductDraft,
  type ShipmentDraft,
} from './draft.ts'
import { ProductForm } from './ProductForm.tsx'

interface ProductsStepProps {
  draft: ShipmentDraft
  change: Dispatch<DraftChange>
  reference: Reference
  missing: readonly Missing[]
  onEditing: (editing: boolean) => void
  onKept: () => void
}

export function ProductsStep({ draft, change, reference, missing, onEditing, onKept }: ProductsStepProps) {
  const { t } = useTranslation('parcel')
  const country = reference.agents.air.find(({ id }) => id === draft.agentId)?.country
  const [open, setOpen] = useState<ProductDraft | null>(() => (draft.products.length === 0 ? blank() : null))
  useEffect(() => onEditing(open !== null), [open, onEditing])

  function blank(): ProductDraft {
    const currency = reference.rates.find((rate) => rate.country_flag === country)?.currency ?? 'USD'
    return emptyProduct(crypto.randomUUID(), currency)
  }

  return (
    <Stack space={5}>
      <Stack space={1}>
        <Heading level={1}>{t('products.title')}</Heading>
        <Text step="read" tone="secondary">
          {t('products.text')}
        </Text>
      </Stack>
      {missing.includes('products') && (
        <Notice tone="critical" live="assertive">
          {t('products.missing')}
        </Notice>
      )}
      {draft.products.map((product) =>
        product.key === open?.key ? null : (
          <KeptProduct
            key={product.key}
            product={product}
            onEdit={() => setOpen(product)}
            onRemove={() => change({ type: 'product removed', key: product.key })}
          />
        ),
      )}
      {open ? (
        <ProductForm
          key={open.key}
          number={placeOf(open, draft.products)}
          product={open}
          reference={reference}
          onKeep={(product) => {
            change({ type: 'product kept', product })
            setOpen(null)
            onKept()
          }}
          onCancel={draft.products.length > 0 ? () => setOpen(null) : undefined}
        />
      ) : (
        <Inline>
          <Button variant="plain" icon={Plus} onClick={() => setOpen(blank())}>
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

interface KeptProductProps {
  product: ProductDraft
  onEdit: () => void
  onRemove: () => void
}

function KeptProduct({ product, onEdit, onRemove }: KeptProductProps) {
  const { t } = useTranslation('parcel')
  const language = useLanguage()
  const input = toProductInput(product)
  const meta = t('products.meta', {
    quantity: input.quantity,
    price: formatForeign(Number(input.price_original), input.currency_code, language),
    weight: formatGrams(Number(input.weight), language),
    hscode: input.hscode,
  })
  return (
    <Sheet bleed aria-label={product.title}>
      <SheetSection>
        <Inline align="between" wrap={false}>
          <Stack space={0.5}>
            <Text weight="semibold">{product.title}</Text>
            <Text step="note" tone="tertiary" tabular>
              {meta}
            </Text>
          </Stack>
          <Inline space={0} wrap={false}>
            <IconButton icon={Pencil} label={t('products.edit', { name: product.title })} onClick={onEdit} />
            <IconButton
              icon={Trash2}
              label={t('products.remove', { name: product.title })}
              onClick={onRemove}
            />
          </Inline>
        </Inline>
      </SheetSection>
    </Sheet>
  )
}
