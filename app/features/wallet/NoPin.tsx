import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Dialog } from '@seberang/design-system/Dialog'
import { useTranslation } from 'react-i18next'
import { securitySettings } from '../../lib/navigation/paths.ts'

/** What is missing before the first withdrawal, and the way to it. */
export function NoPin({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('wallet')
  return (
    <Dialog
      open
      size="small"
      title={t('noPin.title')}
      description={t('noPin.text')}
      onOpenChange={onClose}
      footer={
        <ButtonLink href={securitySettings} size="field">
          {t('noPin.action')}
        </ButtonLink>
      }
    />
  )
}
