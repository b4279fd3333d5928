import { useEffect, useId, useRef } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { SendHorizontal } from '../../icons/index.ts'
import { FieldMessage } from '../Field/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as control from '../Field/control.css.ts'
import * as styles from './Conversation.css.ts'

export interface ChatMessage {
  id: string
  /** `us` is the service. */
  from: 'me' | 'us'
  sender: string
  /** Ready to be read. */
  time: string
  text: string
  /** That it is on its way, or did not arrive, in words. */
  state?: string
}

export interface ConversationProps {
  /** Names the talk for screen readers. */
  label: string
  /** From first to last. */
  messages: readonly ChatMessage[]
  /** Stands in their place while there are none. */
  empty: string
  /** What is being written. */
  value: string
  onChange: (value: string) => void
  onSend: () => void
  /** Names the field: "Tulis pesan". */
  fieldLabel: string
  sendLabel: string
  /** Says what is missing, or that the message did not arrive; what was written stays. */
  error?: string | undefined
}

/** What was said by whom and when, and a field to say something. */
export function Conversation(props: ConversationProps) {
  const { label, messages, empty, value, onChange, onSend, fieldLabel, sendLabel, error } = props
  const list = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)?.id
  useEffect(() => {
    // The panel scrolls as a whole: a list that scrolls by itself would be one more stop for the keyboard.
    const panel = list.current?.parentElement
    if (panel && last !== undefined) panel.scrollTop = panel.scrollHeight
  }, [last])
  return (
    <>
      <div ref={list} className={styles.log} role="log" aria-label={label}>
        {messages.length === 0 && <p className={styles.empty}>{empty}</p>}
        {messages.map(({ id, from, sender, time, text, state }) => (
          <div key={id} className={styles.message} data-from={from}>
            <p className={styles.by}>
              <b className={styles.sender}>{sender}</b> <span>{time}</span>
            </p>
            <p className={styles.bubble}>{text}</p>
            {state && <p className={styles.by}>{state}</p>}
          </div>
        ))}
      </div>
      <Composer {...{ value, onChange, onSend, fieldLabel, sendLabel, error }} />
    </>
  )
}

type ComposerProps = Pick<
  ConversationProps,
  'value' | 'onChange' | 'onSend' | 'fieldLabel' | 'sendLabel' | 'error'
>

/** Enter sends, with Shift it begins a line. */
function Composer({ value, onChange, onSend, fieldLabel, sendLabel, error }: ComposerProps) {
  const id = useId()
  function submit(event: FormEvent): void {
    event.preventDefault()
    onSend()
  }
  function handleKey(event: KeyboardEvent): void {
    // While a Chinese word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    submit(event)
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      <div className={control.frame} data-state={error ? 'invalid' : 'valid'}>
        <textarea
          className={`${control.input} ${styles.field}`}
          rows={1}
          aria-label={fieldLabel}
          placeholder={fieldLabel}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={handleKey}
        />
        <IconButton type="submit" icon={SendHorizontal} label={sendLabel} />
      </div>
      <FieldMessage id={id} error={error} />
    </form>
  )
}
