import type { FileId } from '@seberang/domain/api'
import { formatName } from '@seberang/domain/format'
import type { Validator } from '@seberang/domain/validation'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadFile } from '../../lib/files/upload.ts'
import { useForm, type Form } from '../../lib/forms/use-form.ts'
import type { Values } from '../../lib/forms/use-figures.ts'
import { useSession } from '../../lib/session/use-session.ts'

/** What every paper has. */
export interface PaperValues extends Values {
  file: File | null
  name: string
}

interface PaperFormOptions<FormValues, Body> {
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
  initial,
  schema,
  save,
  reauthToken,
}: PaperFormOptions<FormValues, Body>): { form: Form<FormValues>; progress: number | undefined } {
  const { t } = useTranslation('identity')
  const { customer } = useSession()
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
    initial: { ...initial, file: null, name: customer ? formatName(customer) : '' } as FormValues,
    schema,
    toBody: ({ file, ...values }) => ({
      ...values,
      file: file === null ? '' : onDevice,
      ...(reauthToken !== undefined && { reauth_token: reauthToken }),
    }),
    fieldOf: (path) => (path === 'file_data' ? 'file' : path),
    submit: async (body, { file }) => {
      if (file) await save({ ...body, file: await idOf(file) })
    },
    failure: t('form.failed'),
  })
  return { form, progress }
}
