import { useToast } from '@seberang/design-system/Toast'
import { useTranslation } from 'react-i18next'

interface CopyNotices {
  onCopied: (value: string) => void
  onRefused: () => void
}

/** Says that a value was copied, or that the browser refused to; a refusal does not look like a success. */
export function useCopyNotices(): CopyNotices {
  const { t } = useTranslation('common')
  const toaster = useToast()
  return {
    onCopied: (value) => toaster.show({ text: t('copied', { value }) }),
    onRefused: () => toaster.show({ tone: 'critical', text: t('copyFailed') }),
  }
}
