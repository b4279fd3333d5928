import { calls, type Customer } from '@seberang/domain/api'
import { directorPapers } from '@seberang/domain/company'
import { useTranslation } from 'react-i18next'
import { updatePaper } from '../../components/identity/papers.ts'
import { request } from '../../lib/api/client.ts'
import { refusalIn } from '../../lib/api/errors.ts'
import {
  fieldOf,
  ownThatStands,
  paperFiles,
  type DirectorPaper,
  type LegalityFields,
  type PaperFile,
} from './draft.ts'

interface GonePaper {
  /** The fields without it. */
  without: Partial<LegalityFields>
  /** For the customer. */
  words: string
  /** The customer's own paper, where a file has to take its place. */
  own?: DirectorPaper
}

/**
 * Finds which paper a refusal is about, that is there no more. One's own may have been removed or replaced since, here or
 * on another device: what is there now is asked. Undefined where something else was refused.
 */
export function useGonePaper(
  customer: Customer,
): (error: unknown, fields: LegalityFields) => Promise<GonePaper | undefined> {
  const { t } = useTranslation('company')
  return async (error, fields) => {
    const refused = new Set(refusalIn(error)?.fields.map(({ field }) => fieldOf.legality(field)))
    const own = ownThatStands(fields, customer)
    if (own !== '' && refused.has(own)) {
      if ((await readOwn(customer, own)) === 'approved')
        return { without: {}, words: t(`director.replaced.${own}`) }
      return { without: { own: '' }, words: t(`director.gone.${own}`), own }
    }
    const isSent = (file: PaperFile) => own === '' || !directorPapers.some((paper) => paper === file)
    const file = paperFiles.find((one) => refused.has(one) && isSent(one))
    const name = file && fields[file]?.name
    return file && name !== undefined
      ? { without: { [file]: null }, words: t('fileNotThere', { name }) }
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
