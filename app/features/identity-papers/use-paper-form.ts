import type { FileId } from '@seberang/domain/api'
import { formatName, joinParts } from '@seberang/domain/format'
import type { Validator } from '@seberang/domain/validation'
import type { PaperKind } from '@seberang/domain/identity'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { neededBy } from '../../components/identity/papers.ts'
import { useReauthentication } from '../../components/security/use-reauthentication.tsx'
import { ApiError } from '../../lib/api/errors.ts'
import { uploadFile } from '../../lib/files/upload.ts'
import { useForm, type Form } from '../../lib/forms/use-form.ts'
import type { Values } from '../../lib/forms/use-figures.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useSession } from '../../lib/session/use-session.ts'
import type { PaperFormProps } from './paper-form-props.ts'
import { forgetTypedPaper, readTypedPaper, saveTypedPaper, type TypedPaper } from './typed-paper.ts'

/** What every paper has. */
export interface PaperValues extends Values {
  file: File | null
  name: string
}

interface PaperFormOptions<FormValues, Body> extends Pick<PaperFormProps, 'replacesApproved'> {
  kind: PaperKind
  initial: Omit<FormValues, keyof PaperValues>
  schema: Validator<Body>
  /** Sends the body, whose file has its id by then. */
  save: (body: Body) => Promise<unknown>
}

interface PaperForm<FormValues> {
  form: Form<FormValues>
  progress: number | undefined
  /** Asks who is there. */
  dialog: ReactNode
}

/** In place of the id that a file gets when it is sent. */
const onDevice = 'on-this-device'

/** A paper is uploaded and sent in one step: nothing of it leaves the device before. */
export function usePaperForm<FormValues extends PaperValues, Body extends { file: FileId }>({
  kind,
  initial,
  schema,
  save,
  replacesApproved,
}: PaperFormOptions<FormValues, Body>): PaperForm<FormValues> {
  const { t } = useTranslation('identity')
  const { customer } = useSession()
  const language = useLanguage()
  const owner = customer?.customer_id ?? ''
  const reauthentication = useReauthentication()
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

  async function saveOrSayWhy(body: Body): Promise<void> {
    try {
      await save(body)
    } catch (error) {
      const codes = neededBy(error)
      if (codes.length === 0) throw error
      throw new ApiError(409, { message: t('neededToReplace', { codes: joinParts(codes, language) }) })
    }
  }

  const form = useForm<FormValues, Body>({
    initial: { ...initial, file: null, name: customer ? formatName(customer) : '' } as FormValues,
    schema,
    toBody: ({ file, ...values }) => ({
      ...values,
      file: file === null ? '' : onDevice,
    }),
    fieldOf: (path) => (path === 'file_data' ? 'file' : path),
    submit: async (body, { file }) => {
      if (!file) return
      const complete = { ...body, file: await idOf(file) }
      await reauthentication.run(
        async (reauth_token) => {
          await saveOrSayWhy(reauth_token === null ? complete : { ...complete, reauth_token })
          await forgetTypedPaper(kind)
        },
        replacesApproved ? undefined : null,
      )
    },
    failure: t('form.failed'),
  })
  const { values, typed } = form
  const unchanged = useRef(values)
  const resume = useEffectEvent((stored: TypedPaper) => {
    const fields = Object.entries(stored).filter(([name]) => typeof values[name] === 'string')
    // Something was typed while it was read: that is newer.
    if (!typed && fields.length > 0) form.set(Object.fromEntries(fields) as Partial<FormValues>)
  })
  useEffect(() => {
    readTypedPaper(kind, owner).then(resume, () => undefined)
  }, [kind, owner])
  useEffect(() => {
    if (values === unchanged.current) return
    unchanged.current = values
    void saveTypedPaper(kind, owner, values)
  }, [kind, owner, values])
  return { form, progress, dialog: reauthentication.dialog }
}
