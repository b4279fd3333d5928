import type { ReactNode } from 'react'
import type { fontWeight } from '@seberang/tokens'
import * as styles from './Text.css.ts'

export const textStepNames = ['lead', 'read', 'work', 'note', 'small', 'total', 'grandTotal'] as const
export type TextTone = keyof typeof styles.textTones

export interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'time' | 's'
  /** Step of the type scale; inherited when omitted. */
  step?: (typeof textStepNames)[number]
  tone?: TextTone
  weight?: keyof typeof fontWeight
  align?: 'center' | 'right'
  /** Digits of one width: for values that change or stand in a column. */
  tabular?: boolean
  noWrap?: boolean
  /** Truncates with an ellipsis. Never for codes and amounts. */
  truncate?: boolean
  /** At most 66 characters per line. */
  measure?: boolean
  strikethrough?: boolean
  id?: string
  children: ReactNode
}

/** Text in the steps and tones of the design system. */
export function Text(props: TextProps) {
  const {
    as: Element = 'p',
    step,
    tone,
    weight,
    align,
    tabular,
    noWrap,
    truncate,
    measure,
    strikethrough,
    id,
  } = props
  const classes = [
    styles.base,
    step && styles.steps[step],
    tone && styles.tones[tone],
    weight && styles.weights[weight],
    align && styles.alignments[align],
    tabular && styles.figures,
    noWrap && styles.oneLine,
    truncate && styles.truncated,
    measure && styles.measured,
    strikethrough && styles.strikethrough,
  ]
  return (
    <Element id={id} className={classes.filter(Boolean).join(' ')}>
      {props.children}
    </Element>
  )
}
