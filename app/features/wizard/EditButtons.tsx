import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { useTranslation } from 'react-i18next'
import { isWhole } from './draft/convert.ts'
import type { ProductDraft } from './draft/draft.ts'
import { productFormId } from './ProductForm.tsx'

interface EditButtonsProps {
  wayBack: string
  /** Asks first, where leaving would discard changes. */
  onLeave: (() => void) | undefined
  /** The product whose form is open: it is submitted before the shipment. */
  open: ProductDraft | null
  sendsPapers: boolean
  saving: boolean
  onSave: () => void
}

/** The footer of the edit page. */
export function EditButtons({ wayBack, onLeave, open, sendsPapers, saving, onSave }: EditButtonsProps) {
  const { t } = useTranslation(['wizard', 'common'])
  return (
    <>
      {onLeave ? (
        <Button variant="outline" tone="neutral" size="large" onClick={onLeave}>
          {t('common:action.cancel')}
        </Button>
      ) : (
        <ButtonLink variant="outline" tone="neutral" size="large" href={wayBack}>
          {t('common:action.cancel')}
        </ButtonLink>
      )}
      {open ? (
        <Button size="large" type="submit" form={productFormId}>
          {t(!isWhole(open) ? 'edit.finishProduct' : 'products.keep')}
        </Button>
      ) : (
        <Button size="large" onClick={onSave} loading={saving} loadingLabel={t('common:saving')}>
          {t(sendsPapers ? 'papers.send' : 'edit.save')}
        </Button>
      )}
    </>
  )
}
