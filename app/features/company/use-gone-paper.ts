import { calls, type Customer } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { updatePaper } from '../../components/identity/papers.ts'
import { request } from '../../lib/api/client.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import { isOnDevice } from '../../lib/drafts/files.ts'
import { FileMissing } from '../../lib/files/draft-file.ts'
import {
  fieldOf,
  ownThatStands,
  sentFiles,
  type DirectorPaper,
  type LegalityFields,
  type PaperFile,
} from './draft.ts'

interface GonePaper {
  /** The fields without it. */
  without: Partial<LegalityFields>
  /** For the customer. */
  words: string
  /** Which file is lacking now. Not one where the customer's own paper has taken the place of another. */
  lacking?: PaperFile
}

/**
 * Finds which paper was not sent, or refused, because it is there no more. One's own may have been removed or replaced
 * since, here or on another device: what is there now is asked. Undefined where it was something else.
 */
export function useGonePaper(
  customer: Customer,
): (error: unknown, fields: LegalityFields) => Promise<GonePaper | undefined> {
  const { t } = useTranslation(['company', 'file'])
  return async (error, fields) => {
    const files = sentFiles(fields, customer)
    if (error instanceof FileMissing) {
      const { id, name } = error.file
      const missing = files.find((one) => fields[one]?.id === id)
      return missing && { without: { [missing]: null }, words: t('file:gone', { name }), lacking: missing }
    }
    const refused = new Set(refusalIn(error)?.fields.map(({ field }) => fieldOf.legality(field)))
    const own = ownThatStands(fields, customer)
    if (own !== '' && refused.has(own)) {
      if ((await readOwn(customer, own)) === 'approved')
        return { without: {}, words: t(`director.replaced.${own}`) }
      return { without: { own: '' }, words: t(`director.gone.${own}`), lacking: own }
    }
    const refusedFile = files.find((one) => refused.has(one))
    const file = refusedFile && fields[refusedFile]
    // What this device has is not gone: something else is wrong with it.
    return refusedFile && file && !isOnDevice(file.id)
      ? {
          without: { [refusedFile]: null },
          words: t('fileNotThere', { name: file.name }),
          lacking: refusedFile,
        }
      : undefined
  }
}

async function readOwn(customer: Customer, paper: DirectorPaper) {
  try {
    const { data } = await request(calls[paper], {})
    await updatePaper(customer, paper, data)
    return data?.status
  } catch {
    // The refusal says enough.
    return undefined
  }
}
