import type { FileId } from '@seberang/domain/api'
import { formatName } from '@seberang/domain/format'
import type { Validator } from '@seberang/domain/validation'
import type { PaperKind } from '@seberang/domain/identity'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadFile } from '../../lib/files/upload.ts'
import { useForm, type Form } from '../../lib/forms/use-form.ts'
import type { Values } from '../../lib/forms/use-figures.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { forgetTypedPaper, readTypedPaper, saveTypedPaper } from './typed-paper.ts'

/** What every paper has. */
export interface PaperValues extends Values {
  file: File | null
  name: string
}

interface PaperFormOptions<FormValues, Body> {
  kind: PaperKind
  initial: Omit<FormValues, keyof PaperValues>
  schema: Validator<Body>
  /** Sends the body, whose file has its id by then. */
  save: (body: Body) => Promise<unknown>
  reauthToken: string | undefined
}

/** In place of the id that a file gets when it is sent. */
const onDevice = 'on-this-device'

/** A paper is uploaded and sent in one step: nothing of it leaves the device before. */
export function usePaperForm<FormValues extends PaperValues, Body extends { file: FileId }>({
  kind,
  initial,
  schema,
  save,
  reauthToken,
}: PaperFormOptions<FormValues, Body>): { form: Form<FormValues>; progress: number | undefined } {
  const { t } = useTranslation('identity')
  const { customer } = useSession()
  const owner = customer?.customer_id ?? ''
  const [typed] = useState(() => readTypedPaper(kind, owner))
  const [progress, setProgress] = useState<number>()
  // After a refusal of something else the same file is not uploaded once more.
  const uploaded = useRef<{ file: File; id: FileId }>(undefined)

  async function idOf(file: File): Promise<FileId> {
    if (uploaded.current?.file === file) return uploaded.current.id
    setProgress(0)
    try {
      const id = await uploadFile(file, file.name, { onProgress: setProgress })
      uploaded.current = { file, id }
      return id
    } finally {
      setProgress(undefined)
    }
  }

  const form = useForm<FormValues, Body>({
    initial: {
      ...initial,
      name: customer ? formatName(customer) : '',
      ...typed,
      file: null,
    } as unknown as FormValues,
    schema,
    toBody: ({ file, ...values }) => ({
      ...values,
      file: file === null ? '' : onDevice,
      ...(reauthToken !== undefined && { reauth_token: reauthToken }),
    }),
    fieldOf: (path) => (path === 'file_data' ? 'file' : path),
    submit: async (body, { file }) => {
      if (!file) return
      await save({ ...body, file: await idOf(file) })
      forgetTypedPaper(kind)
    },
    failure: t('form.failed'),
  })
  const { values } = form
  const unchanged = useRef(values)
  useEffect(() => {
    if (values === unchanged.current) return
    unchanged.current = values
    const texts = Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    saveTypedPaper(kind, owner, Object.fromEntries(texts))
  }, [kind, owner, values])
  return { form, progress }
}
