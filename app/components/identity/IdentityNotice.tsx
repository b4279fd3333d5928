import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { IdCard } from '@seberang/design-system/icons'
import type { Cart } from '@seberang/domain/api'
import { joinParts } from '@seberang/domain/format'
import { identityAboveUsd } from '@seberang/domain/identity'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { cartTitle } from '../../lib/shipments/cart-text.ts'
import { waitsForIdentity } from '../../lib/shipments/identity.ts'
import { useIdentityQuestion } from './use-identity-question.ts'

/** The same question where a dialog would be in the way: a shipment was saved a moment ago. */
export function IdentityNotice({ cart }: { cart: Cart }) {
  const { t } = useTranslation('identity')
  const { count, postpone } = useIdentityQuestion([cart])
  if (count === 0) return null
  return (
    <Notice
      tone="info"
      icon={IdCard}
      title={`${t('question.needed')}.`}
      action={
        <Inline space={2}>
          <ButtonLink variant="outline" size="field" href={paths.ktp}>
            {t('question.upload')}
          </ButtonLink>
          <Button variant="plain" size="field" onClick={postpone}>
            {t('question.later')}
          </Button>
        </Inline>
      }
    >
      {t('question.text', { count, usd: identityAboveUsd })}
    </Notice>
  )
}

/** Which of these shipments wait for a paper. They can be paid for all the same. */
export function WaitingForIdentity({ carts }: { carts: readonly Cart[] }) {
  const { t } = useTranslation('identity')
  const language = useLanguage()
  const { customer } = useSession()
  const waiting = customer ? carts.filter((cart) => waitsForIdentity(cart, customer)) : []
  if (waiting.length === 0) return null
  const titles = joinParts(
    waiting.map((cart) => cartTitle(cart, language)),
    language,
  )
  return (
    <Notice
      tone="info"
      icon={IdCard}
      title={t('waits.title', { count: waiting.length })}
      action={
        <ButtonLink variant="outline" size="field" href={paths.ktp}>
          {t('question.upload')}
        </ButtonLink>
      }
    >
      {t('waits.text', { titles })}
    </Notice>
  )
}
