import { DataTable } from '@seberang/design-system/DataTable'
import type { Cart } from '@seberang/domain/api'
import { formatWeight } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { billedWeight, sizeText } from '../../lib/cart-text.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'

interface Row {
  name: string
  estimated: string
  measured: string
}

/** What was estimated beside what the warehouse measured. */
export function MeasureTable({ cart }: { cart: Cart }) {
  const { t } = useTranslation('status')
  const language = useLanguage()
  const { estimation, revision } = cart
  const notYet = t('notMeasured')
  const rows: Row[] = [
    {
      name: t('weight'),
      estimated: formatWeight(estimation.weight_kg, language),
      measured: revision.weight_kg === undefined ? notYet : formatWeight(revision.weight_kg, language),
    },
    {
      name: t('dimensions'),
      estimated: sizeText(estimation, language) ?? '–',
      measured: sizeText(revision, language) ?? notYet,
    },
    { name: t('billed'), estimated: '–', measured: billedWeight(cart, language) ?? '–' },
  ]
  return (
    <DataTable
      caption={t('sizes')}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { name: t('sizes'), cell: ({ name }) => name },
        { name: t('estimated'), cell: ({ estimated }) => estimated },
        { name: t('measured'), cell: ({ measured }) => measured },
      ]}
    />
  )
}
