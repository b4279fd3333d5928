import type { Customer } from '@seberang/domain/api'
import { refusalOfFile, uploadedFile, type DraftFile } from '../../lib/files/draft-file.ts'
import { sentFiles, type LegalityFields, type PaperFile } from './draft.ts'

/**
 * Uploads the papers that only this device has.
 * @param onUploaded called with each: what has arrived stays, whatever becomes of the others
 * @throws FileMissing, or what an upload throws; a refusal is about the paper's field
 */
export async function uploadPapers(
  fields: LegalityFields,
  customer: Customer,
  onUploaded: (uploaded: Partial<LegalityFields>) => void,
): Promise<LegalityFields> {
  const sent = { ...fields }
  for (const name of sentFiles(fields, customer)) {
    const file = fields[name]
    if (!file) continue
    const uploaded = await uploadedPaper(name, file)
    if (uploaded === file) continue
    sent[name] = uploaded
    onUploaded({ [name]: uploaded })
  }
  return sent
}

async function uploadedPaper(name: PaperFile, file: DraftFile): Promise<DraftFile> {
  try {
    return await uploadedFile(file)
  } catch (error) {
    throw refusalOfFile(`legality.${name}`, error)
  }
}
