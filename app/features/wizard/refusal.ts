import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api/errors.ts'
import { FileMissing } from '../../lib/files/draft-file.ts'

/**
 * Why a shipment was not saved, one reason per line.
 * @param failed the text for a failure of the server
 */
export function useRefusal(failed: 'summary.failed' | 'edit.failed'): (error: unknown) => readonly string[] {
  const { t } = useTranslation(['wizard', 'file', 'common'])
  return (error) => {
    if (error instanceof FileMissing) {
      const { file, addressName: address } = error
      const { name } = file
      return [
        address === undefined ? t('file:gone', { name }) : t('summary.addressFileGone', { name, address }),
      ]
    }
    if (!(error instanceof ApiError)) return [t('common:error.network')]
    if (error.code === 'key_reused') return [t('summary.savedBefore')]
    const lines = error.fields.map(({ message }) => message)
    if (error.status >= 500) return [lines[0] ?? t(failed)]
    return lines.length > 0 ? [...new Set(lines)] : [error.message]
  }
}
