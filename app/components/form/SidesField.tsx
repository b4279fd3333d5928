import { SizeField } from '@seberang/design-system/SizeField'
import { colon } from '@seberang/domain/format'
import type { LengthUnit } from '@seberang/domain/units'
import type { Form } from '../../lib/forms/use-form.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { lengthChoices } from '../../lib/pricing/typed.ts'

interface Sized {
  length: string
  width: string
  height: string
  sizeUnit: LengthUnit
}

interface SidesFieldProps<Values extends Sized> {
  form: Form<Values>
  label: string
  optionalLabel?: string
  hint?: string | undefined
  unitLabel: string
  /** For screen readers, one per box. */
  sideLabels: Record<'length' | 'width' | 'height', string>
  onUnitChange: (unit: LengthUnit) => void
}

/** Length, width and height in one unit; an error of any of them is shown below all three. */
export function SidesField<Values extends Sized>(props: SidesFieldProps<Values>) {
  const { form, sideLabels, ...field } = props
  const language = useLanguage()
  const sideOf = (side: keyof typeof sideLabels) => {
    const { error, corrections, ...input } = form.figure(side)
    return { input: { ...input, label: sideLabels[side], invalid: error !== undefined }, error, corrections }
  }
  const [length, width, height] = [sideOf('length'), sideOf('width'), sideOf('height')]
  const wrong = [length, width, height].find(({ error }) => error !== undefined)
  return (
    <SizeField
      {...field}
      error={wrong && wrong.input.label + colon(language) + wrong.error}
      corrections={wrong?.corrections}
      sides={[length.input, width.input, height.input]}
      units={lengthChoices}
      // A side that was skipped has never had the focus, yet it is the one that is missing.
      onLeave={() => {
        for (const { input } of [length, width, height]) input.onBlur()
      }}
      unit={lengthChoices.find((unit) => unit === form.values.sizeUnit) ?? 'cm'}
    />
  )
}
