import { useId, useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { Camera, FileText, Trash2, Upload } from '../../icons/index.ts'
import { warnWithoutLabel } from '../../internal/dev-warning.ts'
import { Button } from '../Button/index.ts'
import { FieldMessage, type FieldProps } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { problemOf, type FileLimits } from './limits.ts'
import * as styles from './FileUpload.css.ts'
import { useDropped } from './use-dropped.ts'

export interface FileUploadTexts {
  choose: string
  /** Shown on devices with a rear camera. */
  camera?: string
  replace: string
  remove: string
  wrongType: string
  tooLarge: string
  /** While uploading, with the progress. */
  uploading: (percent: number) => string
}

interface FileUploadProps extends FieldProps {
  name?: string
  limits: FileLimits
  texts: FileUploadTexts
  /** The chosen file: its name and, for a picture, its URL; null where the page shows the picture itself. */
  file: { name: string; preview?: string | null | undefined } | null
  onChoose: (file: File) => void
  onRemove: () => void
  /** Opens a camera of the page's own, in place of the device's. */
  onCamera?: () => void
  /** 0 to 1 while uploading. */
  progress?: number | undefined
  /** After the name: the state of the upload, and actions. */
  children?: ReactNode
}

/** A file: chosen, dropped, pasted, or taken with the camera. Limits are checked before the upload. */
export function FileUpload(props: FileUploadProps) {
  const {
    label,
    optionalLabel,
    hint,
    error,
    name,
    limits,
    texts,
    file,
    onChoose,
    onRemove,
    onCamera,
    progress,
  } = props
  if (process.env.NODE_ENV !== 'production') warnWithoutLabel('FileUpload', label, 'Foto KTP')
  const id = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [refusal, setRefusal] = useState<{ problem: 'wrongType' | 'tooLarge'; name: string }>()
  const shownError = refusal ? refusalOf(refusal) : error

  /** Below the name of a file that is kept, it says of which other one it is. */
  function refusalOf({ problem, name: refused }: NonNullable<typeof refusal>): string {
    return file ? `${refused} · ${texts[problem]}` : texts[problem]
  }

  function take(chosen: File | undefined): void {
    if (!chosen) return
    const problem = problemOf(chosen, limits)
    setRefusal(problem && { problem, name: chosen.name })
    if (problem === undefined) onChoose(chosen)
  }

  const over = useDropped(field, take)

  return (
    <fieldset
      ref={field}
      aria-labelledby={`${id}-label`}
      className={styles.field}
      data-state={over ? 'over' : 'idle'}
    >
      {file && file.preview !== null && <Thumbnail key={file.preview} preview={file.preview} />}
      <div className={styles.textBlock}>
        <p id={`${id}-label`} className={styles.label}>
          {label}
          {optionalLabel && ' '}
          {optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
        </p>
        {file && <p className={styles.fileName}>{file.name}</p>}
        {progress !== undefined && (
          <progress
            className={styles.progress}
            max={1}
            value={progress}
            aria-label={texts.uploading(Math.round(progress * 100))}
          />
        )}
        {props.children}
        <div aria-live="polite">
          <FieldMessage id={`${id}-message`} hint={file ? undefined : hint} error={shownError} />
        </div>
      </div>
      <div className={styles.actions}>
        {!file && texts.camera && limits.types.some((type) => type.startsWith('image/')) && (
          <span className={styles.onTouch}>
            <Button
              variant="outline"
              tone="neutral"
              icon={Camera}
              onClick={onCamera ?? (() => camera.current?.click())}
            >
              {texts.camera}
            </Button>
          </span>
        )}
        <Button
          ref={button}
          variant="outline"
          tone="neutral"
          icon={file ? undefined : Upload}
          aria-describedby={`${id}-label ${id}-message`}
          onClick={() => chooser.current?.click()}
        >
          {file ? texts.replace : texts.choose}
        </Button>
        {file && (
          <IconButton
            icon={Trash2}
            label={texts.remove}
            onClick={() => {
              setRefusal(undefined)
              onRemove()
              // The focused button disappears with the file; focus moves to the button that chooses another.
              button.current?.focus()
            }}
          />
        )}
      </div>
      <HiddenInput
        ref={chooser}
        name={name}
        label={label}
        limits={limits}
        onFile={take}
        invalid={!!shownError}
      />
      <HiddenInput ref={camera} label={label} limits={limits} onFile={take} fromCamera />
    </fieldset>
  )
}

/** A thumbnail of the file; a sheet of paper for a file that is not a picture or cannot be shown. */
function Thumbnail({ preview }: { preview: string | undefined }) {
  const [broken, setBroken] = useState(false)
  return (
    <span className={styles.thumbnail}>
      {preview && !broken ? (
        <img className={styles.photo} src={preview} alt="" onError={() => setBroken(true)} />
      ) : (
        <Icon icon={FileText} size={22} />
      )}
    </span>
  )
}

interface HiddenInputProps {
  ref: Ref<HTMLInputElement>
  name?: string | undefined
  label: string
  limits: FileLimits
  onFile: (file: File | undefined) => void
  fromCamera?: boolean
  invalid?: boolean
}

/** The browser's native file input, opened by our buttons. */
function HiddenInput({ ref, name, label, limits, onFile, fromCamera, invalid }: HiddenInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      name={name}
      hidden
      tabIndex={-1}
      aria-label={label}
      aria-invalid={invalid || undefined}
      accept={(fromCamera ? limits.types.filter((type) => type.startsWith('image/')) : limits.types).join(
        ',',
      )}
      capture={fromCamera ? 'environment' : undefined}
      onChange={(event) => {
        onFile(event.currentTarget.files?.[0])
        // The same file can be chosen again after its removal.
        event.currentTarget.value = ''
      }}
    />
  )
}
