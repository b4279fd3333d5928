import { useEffect, useId, useRef } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { SendHorizontal } from '../../icons/index.ts'
import { FieldMessage } from '../Field/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as control from '../Field/control.css.ts'
import * as styles from './Conversation.css.ts'

export interface ChatMessage {
  id: string
  /** `us` is the support team. */
  from: 'me' | 'us'
  sender: string
  /** Formatted. */
  time: string
  text: string
  /** That it is being sent or failed, in words. */
  state?: string
}

export interface ConversationProps {
  /** Names the conversation for screen readers. */
  label: string
  /** From first to last. */
  messages: readonly ChatMessage[]
  /** Shown while there are no messages. */
  empty: string
  /** The draft message. */
  value: string
  onChange: (value: string) => void
  onSend: () => void
  /** Label of the field: "Tulis pesan". */
  fieldLabel: string
  sendLabel: string
  /** Says what is missing, or that sending failed; the draft stays. */
  error?: string | undefined
}

/** A conversation: who said what and when, and a field to reply. */
export function Conversation(props: ConversationProps) {
  const { label, messages, empty, value, onChange, onSend, fieldLabel, sendLabel, error } = props
  const list = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)?.id
  useEffect(() => {
    // The panel scrolls as a whole: a list that scrolls by itself would be another tab stop.
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

/** Enter sends, Shift+Enter starts a line. */
function Composer({ value, onChange, onSend, fieldLabel, sendLabel, error }: ComposerProps) {
  const id = useId()
  function submit(event: FormEvent): void {
    event.preventDefault()
    onSend()
  }
  function handleKey(event: KeyboardEvent): void {
    // While a Chinese word is being composed, Enter confirms it.
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
