import { Button } from '@seberang/design-system/Button'
import { Dialog } from '@seberang/design-system/Dialog'
import { Text } from '@seberang/design-system/Text'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'

interface PriceChangedDialogProps {
  before: number
  now: number
  paying: boolean
  onAccept: (total: number) => void
  onClose: () => void
}

/** The price is another than the one that was seen: both are shown, the customer decides. */
export function PriceChangedDialog({ before, now, paying, onAccept, onClose }: PriceChangedDialogProps) {
  const { t } = useTranslation(['checkout', 'common'])
  return (
    <Dialog
      open
      size="small"
      title={t('changed.title')}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button onClick={() => onAccept(now)} loading={paying} loadingLabel={t('common:loading')}>
            {t('changed.accept', { total: formatRupiah(now) })}
          </Button>
        </>
      }
    >
      <Text>{t('changed.text', { before: formatRupiah(before), now: formatRupiah(now) })}</Text>
    </Dialog>
  )
}
