import { useRef } from 'react'
import { Button } from '../Button/index.ts'
import { problemOf, type FileLimits } from '../FileUpload/limits.ts'
import type { IconType } from '../Icon/index.ts'

interface FileButtonProps {
  icon?: IconType
  limits: FileLimits
  onChoose: (file: File) => void
  /** The file was not chosen, since it is not within the limits. */
  onRefuse: (problem: 'wrongType' | 'tooLarge') => void
  /** Says what is chosen. */
  label: string
}

/** Chooses a file that is not kept as it is, such as a photo to be cut. Limits are checked before it is passed on. */
export function FileButton({ icon, limits, onChoose, onRefuse, label }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  function take(file: File | undefined): void {
    if (!file) return
    const problem = problemOf(file, limits)
    if (problem === undefined) onChoose(file)
    else onRefuse(problem)
  }
  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        size="field"
        {...(icon && { icon })}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label}
        accept={limits.types.join(',')}
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          // The same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
