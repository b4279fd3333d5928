import { useId } from 'react'
import type { Ref } from 'react'
import { Search, X } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import * as control from '../Field/control.css.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { search } from './SearchField.css.ts'

interface SearchFieldProps {
  /** What is searched; also the placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
  maxLength?: number
  ref?: Ref<HTMLInputElement>
}

/** Filters the list below it while typing. */
export function SearchField({ label, value, onChange, maxLength, ref }: SearchFieldProps) {
  const id = useId()
  const { clear } = useLabels()
  return (
    <search className={search}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <div className={control.frame} data-state="valid">
        <span className={control.lead}>
          <Icon icon={Search} size={18} />
        </span>
        <input
          ref={ref}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          className={control.input}
          placeholder={label}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onChange('')
          }}
        />
        {value !== '' && (
          <span className={control.trailing}>
            <IconButton icon={X} label={clear} onClick={() => onChange('')} />
          </span>
        )}
      </div>
    </search>
  )
}
