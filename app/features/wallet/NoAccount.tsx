import { Button } from '@seberang/design-system/Button'
import { Dialog } from '@seberang/design-system/Dialog'
import { useTranslation } from 'react-i18next'
import { useAddBank } from './use-add-bank.tsx'

/** Where a withdrawal could not go yet, and the way to a bank account; the withdrawal follows once there is one. */
export function NoAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['wallet', 'common'])
  const adding = useAddBank()
  return (
    adding.dialog ?? (
      <Dialog
        open
        size="small"
        title={t('noAccount.title')}
        description={t('noAccount.text')}
        onOpenChange={onClose}
        footer={
          <Button
            size="field"
            loading={adding.isBusy}
            loadingLabel={t('common:loading')}
            onClick={() => void adding.begin()}
          >
            {t('banks.add')}
          </Button>
        }
      />
    )
  )
}
