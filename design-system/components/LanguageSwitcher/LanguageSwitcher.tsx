import { Globe } from '../../icons/index.ts'
import { Switcher } from '../Switcher/index.ts'
import type { SwitcherOption } from '../Switcher/index.ts'

interface LanguageSwitcherProps<Language extends string> {
  label: string
  /** Each in its own language. */
  languages: readonly SwitcherOption<Language>[]
  value: Language
  onChange: (language: Language) => void
}

/** The language of the page. */
export function LanguageSwitcher<Language extends string>(props: LanguageSwitcherProps<Language>) {
  const { languages, ...switcher } = props
  return <Switcher icon={Globe} options={languages} {...switcher} />
}
