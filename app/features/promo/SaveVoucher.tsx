import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Icon } from '@seberang/design-system/Icon'
import { Inline } from '@seberang/design-system/Inline'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { CircleCheck } from '@seberang/design-system/icons'
import { calls, type Promo, type PromoVoucherState } from '@seberang/domain/api'
import { formatDay } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../lib/api/failure-text.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useSession } from '../../lib/session/use-session.ts'

interface SaveVoucherProps {
  promo: Promo
  /** `main`: the one action of its page or of the large promo; `row`: of one of several. */
  looks: 'main' | 'row'
}

/** Saves the voucher of a promo among the customer's own, or says why there is nothing to save. */
export function SaveVoucher({ promo: { voucher }, looks }: SaveVoucherProps) {
  const { t } = useTranslation(['promo', 'common'])
  const isMain = looks === 'main'
  const language = useLanguage()
  const { customer } = useSession()
  const toaster = useToast()
  const failureText = useFailureText()
  const claim = useChange(calls.claimVoucher, [calls.promos, calls.promo, calls.myVouchers])
  if (voucher === null) return null
  const { code, state, starts_at } = voucher
  if (state === 'saved') return <Saved />
  if (state !== 'usable')
    return (
      <Text tone="secondary">
        {t(`state.${state satisfies Unusable}`, {
          date: formatDay(Date.parse(starts_at), language, 'short'),
        })}
      </Text>
    )
  if (!customer)
    return (
      <ButtonLink href={paths.login} size="field" variant={isMain ? 'solid' : 'outline'}>
        {t(isMain ? 'signInFor' : 'signIn', { code })}
      </ButtonLink>
    )

  async function save(): Promise<void> {
    try {
      await claim.trigger({ body: { code } })
      toaster.show({ text: t('savedToast', { code }) })
    } catch (error) {
      const [refused] = refusalIn(error)?.fields ?? []
      toaster.show({ tone: 'critical', text: refused?.message ?? failureText(error) })
    }
  }
  return (
    <Button
      size="field"
      variant={isMain ? 'solid' : 'outline'}
      loading={claim.isMutating}
      loadingLabel={t('common:loading')}
      onClick={() => void save()}
    >
      {t(isMain ? 'saveCode' : 'save', { code })}
    </Button>
  )
}

type Unusable = Exclude<PromoVoucherState, 'usable' | 'saved'>

function Saved() {
  const { t } = useTranslation('promo')
  return (
    <Text as="div" tone="positive" weight="semibold">
      <Inline space={1.5} wrap={false}>
        <Icon icon={CircleCheck} />
        {t('state.saved')}
      </Inline>
    </Text>
  )
}
