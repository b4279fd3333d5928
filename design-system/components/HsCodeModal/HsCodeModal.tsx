import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Search, X } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { FieldMessage } from '../Field/index.ts'
import * as control from '../Field/control.css.ts'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { CodeList } from './CodeList.tsx'
import type { HsCodeChoice } from './CodeList.tsx'
import * as styles from './HsCodeModal.css.ts'

interface HsCodeModalProps {
  title: string
  query: string
  onSearch: (query: string) => void
  searchLabel: string
  placeholder?: string
  results: readonly HsCodeChoice[]
  /** The number of results, the progress, or that nothing was found; announced when it changes. */
  status: string
  /** The current code. */
  value: string
  onChoose: (code: string) => void
  onClose: () => void
  /** Label of the solid button for the marked code: "Pakai 8523.51". */
  confirmLabel: (code: string) => string
  /** Its label while no code is marked; pressing it then shows `missing`. */
  nothingMarkedLabel: string
  missing: string
  cancelLabel: string
  /** The solid button where nothing was found, as there is no code to take: a way on. */
  nothingFoundAction?: ReactNode
  /** Below the list: what the code is for. */
  note?: ReactNode
}

/** Finds the customs code of goods by name or digits; the choice is confirmed with a button. */
export function HsCodeModal(props: HsCodeModalProps) {
  const { title, query, onSearch, searchLabel, placeholder, results, status, value, onChoose, onClose } =
    props
  const { clear } = useLabels()
  const [marked, setMarked] = useState(value)
  const [submitted, setSubmitted] = useState(false)
  const messageId = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const chosen = results.find(({ code, unavailable }) => code === marked && !unavailable)
  const error = submitted && !chosen ? props.missing : undefined

  function take(): void {
    if (chosen) onChoose(chosen.code)
    else {
      setSubmitted(true)
      input.current?.focus()
    }
  }

  function firstRadio(): HTMLInputElement | null {
    const radios = 'input[type=radio]:not(:disabled)'
    return (
      list.current?.querySelector<HTMLInputElement>(`${radios}:checked`) ??
      list.current?.querySelector(radios) ??
      null
    )
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      const radio = firstRadio()
      radio?.focus()
      if (radio && !radio.checked) setMarked(radio.value)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      take()
    }
  }

  return (
    <Dialog
      open
      size="large"
      title={title}
      initialFocus={input}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={onClose}>
            {props.cancelLabel}
          </Button>
          {props.nothingFoundAction ?? (
            <Button onClick={take}>
              {chosen ? props.confirmLabel(chosen.code) : props.nothingMarkedLabel}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.search}>
        <div className={control.frame} data-state={error ? 'invalid' : 'valid'}>
          <span className={control.lead}>
            <Icon icon={Search} size={18} />
          </span>
          <input
            ref={input}
            type="search"
            className={`${control.input} ${styles.searchInput}`}
            aria-label={searchLabel}
            aria-invalid={error ? true : undefined}
            aria-describedby={messageId}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={(event) => onSearch(event.currentTarget.value)}
            onKeyDown={onKey}
          />
          {query !== '' && (
            <span className={control.trailing}>
              <IconButton
                icon={X}
                size="small"
                label={clear}
                onClick={() => {
                  onSearch('')
                  input.current?.focus()
                }}
              />
            </span>
          )}
        </div>
        <div aria-live="polite">
          <FieldMessage id={messageId} hint={status} error={error} />
        </div>
      </div>
      <CodeList
        label={title}
        results={results}
        query={query}
        marked={marked}
        onMark={setMarked}
        onTake={take}
        ref={list}
      />
      {props.note}
    </Dialog>
  )
}
