import { Select } from '@seberang/design-system/Select'
import { Switch } from '@seberang/design-system/Switch'
import { TextField } from '@seberang/design-system/TextField'
import type { Prop } from '../props.ts'
import * as styles from './docs.css.ts'

type Values = Readonly<Record<string, unknown>>

interface Control {
  name: string
  kind: 'choice' | 'switch' | 'text'
  options: readonly string[]
  /** The default value. */
  defaultValue: string
}

/** Props that the example controls itself. */
const controlledByExample: readonly string[] = [
  'open',
  'checked',
  'value',
  'unit',
  'currency',
  'type',
  'as',
  'way',
  'autoComplete',
  'inputMode',
]
/** Optional texts that can be tried although the example omits them. */
const optionalTexts: readonly string[] = ['hint', 'error', 'note', 'optionalLabel', 'description', 'badge']
const isText = /^(string|ReactNode)$/

/** Which props can be tried: choices, booleans, and visible texts. Props that need code are omitted. */
export function controlsOf(props: readonly Prop[], given: Values): Control[] {
  return props.flatMap(({ name, type, options, defaultValue }): Control[] => {
    if (controlledByExample.includes(name) || name.startsWith('aria-')) return []
    if (options.length > 1) return [{ name, kind: 'choice', options, defaultValue }]
    if (type === 'boolean') return [{ name, kind: 'switch', options, defaultValue }]
    const isGiven = typeof given[name] === 'string' && !/(Label|^id|href)$/.test(name)
    const isOptionalText = optionalTexts.includes(name) && given[name] === undefined
    return isText.test(type) && (isGiven || isOptionalText)
      ? [{ name, kind: 'text', options, defaultValue }]
      : []
  })
}

interface ControlsProps {
  controls: readonly Control[]
  values: Values
  onChange: (name: string, value: unknown) => void
}

/** Controls for the props of the example. */
export function Controls({ controls, values, onChange }: ControlsProps) {
  return (
    <fieldset className={styles.controls} aria-label="Properties to try">
      {controls.map(({ name, kind, options, defaultValue }) => {
        const value = values[name]
        if (kind === 'switch')
          return (
            <Switch
              key={name}
              label={name}
              checked={value === undefined ? defaultValue === 'true' : value === true}
              onChange={(checked) => onChange(name, checked)}
            />
          )
        if (kind === 'text')
          return (
            <TextField
              key={name}
              label={name}
              value={typeof value === 'string' ? value : ''}
              onChange={(text) => onChange(name, text === '' ? undefined : text)}
            />
          )
        return (
          <Select
            key={name}
            label={name}
            placeholder={defaultValue.replaceAll("'", '') || 'none'}
            value={typeof value === 'string' ? value : ''}
            onChange={(choice) => onChange(name, choice)}
            options={options.map((option) => ({ value: option, label: option }))}
          />
        )
      })}
    </fieldset>
  )
}
