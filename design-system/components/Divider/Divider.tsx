import { divider } from './Divider.css.ts'

interface DividerProps {
  /** `default` above a total, `subtle` everywhere else. */
  weight?: 'subtle' | 'default'
}

/** A hairline between groups. */
export function Divider({ weight = 'subtle' }: DividerProps) {
  return <hr className={divider[weight]} />
}
