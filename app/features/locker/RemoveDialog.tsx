import { useToast } from '@seberang/design-system/Toast'
import { calls, type Cart } from '@seberang/domain/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fullStop, joinParts, joinSentences } from '@seberang/domain/format'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { refusalIn } from '../../lib/api/errors.ts'
import { useChange } from '../../lib/api/use-change.ts'
import { cartTitle } from '../../lib/shipments/cart-text.ts'

interface RemoveDialogProps {
  carts: readonly Cart[]
  onClose: () => void
}

/** Removes shipments, all or none, after confirmation. */
export function RemoveDialog({ carts, onClose }: RemoveDialogProps) {
  const language = useLanguage()
  const { t } = useTranslation('locker')
  const toaster = useToast()
  const [failure, setFailure] = useState<string>()
  const remove = useChange(calls.deleteCarts, [calls.carts, calls.cartCounts])
  const codes = carts.map(({ cart_code }) => cart_code)
  const [first] = carts

  async function confirm(): Promise<void> {
    setFailure(undefined)
    try {
      await remove.trigger({ body: { cart_codes: codes } })
      toaster.show({ text: t('remove.done', { count: codes.length }) })
      onClose()
    } catch (error) {
      setFailure(refusalIn(error)?.message ?? t('failed.update'))
    }
  }

  return (
    <ConfirmDialog
      title={
        carts.length === 1
          ? t('remove.one', { code: first?.cart_code ?? '' })
          : t('remove.title', { count: carts.length })
      }
      text={joinSentences(
        [
          fullStop(
            joinParts(
              carts.map((cart) => cartTitle(cart, language)),
              language,
            ),
            language,
          ),
          t('remove.text'),
        ],
        language,
      )}
      action={t('remove.action')}
      busy={remove.isMutating}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
