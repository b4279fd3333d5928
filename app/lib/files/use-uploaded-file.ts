import { useTranslation } from 'react-i18next'
import { refusalOfFile, uploadedFile, type DraftFile } from './draft-file.ts'

/**
 * Uploads the file of a form's field if only this device has it.
 * @throws ApiError about the field where the file was refused or is not on this device; else what an upload throws
 */
export function useUploadedFile(): (field: string, file: DraftFile) => Promise<DraftFile> {
  const { t } = useTranslation('file')
  return async (field, file) => {
    try {
      return await uploadedFile(file)
    } catch (error) {
      throw refusalOfFile(field, error, (name) => t('gone', { name }))
    }
  }
}
