import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { calls, houseRule, type Category, type HsCode } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'

type Restriction = NonNullable<HsCode['restriction']>

interface RestrictionNoteProps {
  restriction: Restriction
  category: Category | undefined
}

/** The restriction of goods: what it is, why, and what it costs. */
export function RestrictionNote({ restriction, category }: RestrictionNoteProps) {
  const { t } = useTranslation('calculator')
  const isOurs = restriction.source === houseRule
  const charge = category?.additional_info.extra_charge_handphone
  return (
    <Stack space={1}>
      <Text weight="semibold">
        {t(`restrictionTitle.${isOurs && restriction.kind === 'banned' ? 'notCarried' : restriction.kind}`)}
      </Text>
      {/* Before the reason: below a list of hits, a low window ends in that. */}
      {charge !== undefined && (
        <Text tone="secondary">{t('restrictionCharge', { amount: formatRupiah(charge) })}</Text>
      )}
      <Text tone="secondary">{restriction.reason}</Text>
      <Text step="note" tone="tertiary">
        {isOurs ? t('restrictionIsOurs') : restriction.source}
      </Text>
    </Stack>
  )
}

/** The restriction of goods as a notice; that of banned goods is announced at once. */
export function RestrictionNotice({ restriction }: { restriction: Restriction }) {
  const isBanned = restriction.kind === 'banned'
  return (
    <Notice tone={isBanned ? 'critical' : 'caution'} live={isBanned ? 'assertive' : 'polite'}>
      <RestrictionNote restriction={restriction} category={undefined} />
    </Notice>
  )
}

/** The notice for a code that was chosen; nothing for goods without restriction. */
export function RestrictionOfCode({ hscode }: { hscode: string }) {
  const found = useCall(calls.hsCodes, hscode ? { query: { key: hscode } } : null)
  const code = found.data?.results.find((one) => one.hscode === hscode)
  return code?.restriction ? <RestrictionNotice restriction={code.restriction} /> : null
}
