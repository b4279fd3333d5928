import { Button } from '@seberang/design-system/Button'
import { Dialog } from '@seberang/design-system/Dialog'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useTranslation } from 'react-i18next'

interface ConfirmDialogProps {
  title: string
  text: string
  /** The verb on the button that does it. */
  action: string
  busy: boolean
  failure?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is gone. The safe choice stands first. */
export function ConfirmDialog({
  title,
  text,
  action,
  busy,
  failure,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      size="small"
      title={title}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button tone="critical" onClick={onConfirm} loading={busy} loadingLabel={t('loading')}>
            {action}
          </Button>
        </>
      }
    >
      <Stack space={3}>
        {failure ? <Notice tone="critical">{failure}</Notice> : null}
        <Text>{text}</Text>
      </Stack>
    </Dialog>
  )
}
