import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '@seberang/design-system/Button'
import { FormErrorSummary } from '@seberang/design-system/FormErrorSummary'
import { MeasureField } from '@seberang/design-system/MeasureField'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { TextField } from '@seberang/design-system/TextField'
import { DocPage, DocSection, Points, Rule, Rules, Stage } from '../../.storybook/docs/Page.tsx'
import { pair } from '../../.storybook/docs/docs.css.ts'

const errorsOf = (name: string, weight: string) => ({
  name: name.trim() === '' ? 'Isi nama barang.' : undefined,
  weight: Number(weight.replace(',', '.')) > 0 ? undefined : 'Isi berat lebih dari 0.',
})

const goTo = (name: string): void => document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

/** A form submitted too early, to try out: it says what is missing and keeps the input. */
function ProductForm() {
  const [name, setName] = useState('')
  const [weight, setWeight] = useState('0')
  const [tried, setTried] = useState(false)
  const [saved, setSaved] = useState(false)
  const errors = errorsOf(name, weight)
  const shown: Partial<typeof errors> = tried ? errors : {}
  const wrong = (['name', 'weight'] as const).flatMap((id) => {
    const text = shown[id]
    return text === undefined ? [] : [{ id, text, onNavigate: () => goTo(id) }]
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    setTried(true)
    if (errors.name !== undefined) goTo('name')
    else if (errors.weight !== undefined) goTo('weight')
    else setSaved(true)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack space={5}>
        {wrong.length > 1 && <FormErrorSummary title={`${wrong.length} hal belum lengkap`} items={wrong} />}
        {saved && wrong.length === 0 && (
          <Notice tone="positive" title="Barang tersimpan." live="polite">
            {name}, {weight} kg.
          </Notice>
        )}
        <TextField name="name" label="Nama barang" value={name} onChange={setName} error={shown.name} />
        <MeasureField
          name="weight"
          label="Berat satuan"
          hint="Koma untuk desimal."
          value={weight}
          onChange={setWeight}
          unit="kg"
          units={['kg']}
          unitLabel="Satuan berat"
          error={shown.weight}
        />
        <Button type="submit">Simpan barang</Button>
      </Stack>
    </form>
  )
}

export function FormsPattern() {
  return (
    <DocPage
      place="Patterns"
      title="Forms that keep what was typed"
      lead="One column, one question a line, required unless it says opsional. Pressing too early is never punished: the form says what is missing and loses nothing."
    >
      <DocSection
        title="Try it"
        text="Press the button at once: the first field that is wrong gets the focus, each says how to fix it, and the list above leads to them."
      >
        <Stage>
          <ProductForm />
        </Stage>
      </DocSection>
      <DocSection title="Order of things">
        <div className={pair}>
          <Points
            title="Always"
            good
            points={[
              'Label above, control, hint. The error takes the place of the hint, so that nothing jumps.',
              'Check a field when it is left, and all of them when the form is sent.',
              'Several errors: `FormErrorSummary` above, and the focus in the first field.',
              'The button loads and keeps its width; a second press does nothing.',
            ]}
          />
          <Points
            title="Never"
            good={false}
            points={[
              'A disabled button. It keeps its reason to itself.',
              'An error while somebody is still typing.',
              'A form emptied by a failed request, a closed dialog or an ended session.',
              'A placeholder in place of a label.',
            ]}
          />
        </div>
      </DocSection>
      <DocSection title="Which field">
        <Rules>
          <Rule
            good
            text="`TextField` for words, `MeasureField` for weights, `MoneyField` for amounts, `PhoneField` for numbers to call."
          />
          <Rule
            good
            text="Two to four short answers: `SegmentedControl`. With prices: `RadioCard`. Up to thirty: `Select`. More: `Combobox`."
          />
        </Rules>
      </DocSection>
    </DocPage>
  )
}
