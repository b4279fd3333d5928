import { useState } from 'react'
import { Eye, EyeOff } from '../../icons/index.ts'
import { Field } from '../Field/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { CodeBoxes, type CodeProps } from '../OtpInput/CodeBoxes.tsx'
import { row } from './PinInput.css.ts'

interface PinInputProps extends CodeProps {
  texts: {
    /** Label of the button that reveals the digits: "Lihat PIN". */
    show: string
    hide: string
  }
}

/** A secret number in boxes, hidden until the eye button is pressed. */
export function PinInput({ label, optionalLabel, hint, error, texts, ...code }: PinInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error}>
      {(ties) => (
        <div className={row}>
          <CodeBoxes {...code} ties={ties} autoComplete="off" masked={!shown} />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? texts.hide : texts.show}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
