import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { calls, type HsCode } from '@seberang/domain/api'
import { limits } from '@seberang/domain/validation'
import { useTranslation } from 'react-i18next'
import { RestrictionNote } from '../../components/goods/RestrictionNote.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { isNamed } from '../../lib/reference/is-named.ts'

type BannedGoods = HsCode & Required<Pick<HsCode, 'restriction'>>

const isBanned = (code: HsCode): code is BannedGoods => code.restriction?.kind === 'banned'

/**
 * The goods that are not sent and that the name of a product says it is, unless its code is theirs and says so.
 * @param typed a product's name
 */
export function useBannedByName(typed: string, hscode: string): BannedGoods | undefined {
  const name = typed.trim()
  const canSearch = name !== '' && name.length <= limits.name
  const found = useCall(calls.hsCodes, canSearch ? { query: { query: name } } : null)
  const [best] = found.data?.results ?? []
  return best && isBanned(best) && best.hscode !== hscode && isNamed(best, name) ? best : undefined
}

/** A question, which refuses nothing: toys may be named so, and an operator classifies the goods. */
export function NameQuestion({ goods }: { goods: BannedGoods }) {
  const { t } = useTranslation('wizard')
  return (
    <Notice tone="caution" live="polite" title={t('nameQuestion.title', { goods: goods.label })}>
      <Stack space={2}>
        <Text tone="secondary">{t('nameQuestion.text')}</Text>
        <RestrictionNote restriction={goods.restriction} category={undefined} />
      </Stack>
    </Notice>
  )
}
