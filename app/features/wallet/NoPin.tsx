import { Button } from '@seberang/design-system/Button'
import { Dialog } from '@seberang/design-system/Dialog'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { usePin } from '../../components/wallet/use-pin.tsx'

/** What is missing before the first withdrawal, and the way to it; the withdrawal follows once there is a PIN. */
export function NoPin({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['wallet', 'common'])
  const pin = usePin({ isFirst: true })
  if (pin.dialog) return <Suspense fallback={null}>{pin.dialog}</Suspense>
  return (
    <Dialog
      open
      size="small"
      title={t('noPin.title')}
      description={t('noPin.text')}
      onOpenChange={onClose}
      footer={
        <Button
          size="field"
          loading={pin.isBusy}
          loadingLabel={t('common:loading')}
          onClick={() => void pin.begin()}
        >
          {t('noPin.action')}
        </Button>
      }
    />
  )
}
