import { validate, type Validator } from '@seberang/domain/validation'
import { useFormik, type FormikTouched } from 'formik'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/errors.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { textOf, useFigures, type FigureOptions, type Values } from './use-figures.ts'
import { firstInvalid, useFocus } from './use-focus.ts'
import { useTypedWork } from '../session/typed-work.ts'

const noErrors: Record<string, string> = {}

interface FormOptions<Form extends Values, Body> extends FigureOptions<Form> {
  initial: Form
  /** The schema of the call that the form sends. */
  schema: Validator<Body>
  /** The body of the call; unreadable values are passed on for the schema to refuse. */
  toBody: (values: Form) => unknown
  /** The form field for a path of the schema or the server, where the names differ. */
  fieldOf?: (path: string) => string
  /** Takes apart what was typed into one field for several, such as a figure with its unit, when the field is left. */
  tidy?: (values: Form) => Partial<Form>
  submit: (body: Body, values: Form) => Promise<unknown>
  /** Shown when the server fails without naming a field. */
  failure: string
  /** ms after which a refusal of the server disappears. */
  failureShownFor?: number
}

export interface FieldBinding<Value> {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
}

export interface Form<Values> {
  /** The props of a design system field, except its texts. */
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>
  /** The same for a number, with both readings when it is ambiguous. */
  figure: (name: keyof Values & string) => FieldBinding<string> & {
    corrections: { label: string; onChoose: () => void }[] | undefined
  }
  values: Values
  set: (change: Partial<Values>) => void
  submit: () => void
  submitting: boolean
  /** Whether the input differs from what the form began with. */
  typed: boolean
  /** Why the form was refused, when no field is to blame. */
  failure: string | undefined
  /** Errors by field; empty before the first submit. */
  errors: readonly { name: string; message: string }[]
  /** Focuses a field. */
  focus: (name: string) => void
  /** For the form element, in which the first invalid field gets the focus. */
  ref: RefObject<HTMLFormElement | null>
}

/**
 * A form whose values mirror the screen and become the body of its call on submit. Client and server validate with the
 * same schema; both report errors by field, in the current language.
 */
export function useForm<FormValues extends Values, Body>(
  options: FormOptions<FormValues, Body>,
): Form<FormValues> {
  const {
    initial,
    schema,
    toBody,
    fieldOf = (path: string) => path,
    tidy = () => ({}),
    submit,
    failure,
    failureShownFor,
  } = options
  const { t } = useTranslation()
  const language = useLanguage()
  const [refusal, setRefusal] = useState<string>()
  const [fromServer, setFromServer] = useState<Record<string, string>>(noErrors)
  const ref = useRef<HTMLFormElement>(null)
  const focus = useFocus()
  // Enter in a field submits without the button, which is disabled only after the next render.
  const sending = useRef(false)

  const figures = useFigures(options)
  const [first] = useState(() => figures.written(initial))
  // Of a link or a draft: what cannot be read is asked about at once, not only once the field is left.
  const [unreadable] = useState(() =>
    Object.fromEntries(Object.keys(figures.errorsIn(first)).map((name) => [name, true])),
  )
  const formik = useFormik<FormValues>({
    initialValues: first,
    initialTouched: unreadable as FormikTouched<FormValues>,
    validate: (typed) => {
      const values = tidied(typed)
      const result = validate(schema, toBody(values), language)
      return { ...('errors' in result ? byField(result.errors, fieldOf) : {}), ...figures.errorsIn(values) }
    },
    onSubmit: async (typed) => {
      const values = tidied(typed)
      setRefusal(undefined)
      setFromServer(noErrors)
      const result = validate(schema, toBody(values), language)
      if ('errors' in result) return
      try {
        await submit(result.value, values)
      } catch (error) {
        if (!(error instanceof ApiError)) setRefusal(t('error.network'))
        else {
          const refused = byField(error.fields, fieldOf)
          const isShown = Object.keys(refused).some((name) => Object.hasOwn(values, name))
          // A refused part that this form has no field for, such as an expired token, is shown above the form.
          if (isShown) setFromServer(refused)
          else setRefusal(Object.values(refused)[0] ?? (error.status < 500 ? error.message : failure))
        }
      }
    },
  })

  useTypedWork(formik.dirty)
  useEffect(() => {
    if (failureShownFor === undefined || (refusal === undefined && fromServer === noErrors)) return
    const timer = setTimeout(() => {
      setRefusal(undefined)
      setFromServer(noErrors)
    }, failureShownFor)
    return () => clearTimeout(timer)
  }, [refusal, fromServer, failureShownFor])

  const { setValues } = formik
  // Error messages and decimal signs follow the language of the page.
  const rewrite = useEffectEvent(() => setValues(figures.written))
  useEffect(() => void rewrite(), [language])

  function tidied(values: FormValues): FormValues {
    const apart = tidy(values)
    return figures.written(Object.keys(apart).length === 0 ? values : { ...values, ...apart })
  }

  function tidyUp(): void {
    const values = tidied(formik.values)
    if (values !== formik.values) void formik.setValues(values)
  }

  function errorOf(name: string): string | undefined {
    if (fromServer[name]) return fromServer[name]
    const touched: Partial<Record<string, unknown>> = formik.touched
    const errors: Partial<Record<string, unknown>> = formik.errors
    const error = touched[name] || formik.submitCount > 0 ? errors[name] : undefined
    return typeof error === 'string' ? error : undefined
  }

  function bind<Value>(name: string, value: Value): FieldBinding<Value> {
    return {
      name,
      value,
      onChange: (changed) => {
        setFromServer(({ [name]: _corrected, ...rest }) => rest)
        void formik.setFieldValue(name, changed)
      },
      onBlur: () => {
        tidyUp()
        void formik.setFieldTouched(name)
      },
      error: errorOf(name),
    }
  }

  return {
    field: (name) => bind(name, formik.values[name]),
    figure: (name) => ({
      ...bind(name, textOf(formik.values[name])),
      corrections: figures.correctionsOf(
        name,
        formik.values,
        (typed) => void formik.setFieldValue(name, typed),
      ),
    }),
    values: formik.values,
    set: (change) => void formik.setValues((values) => ({ ...values, ...change })),
    submit: () => {
      if (sending.current) return
      sending.current = true
      void formik.submitForm().finally(() => {
        sending.current = false
        focus(() => firstInvalid(ref.current))
      })
    },
    submitting: formik.isSubmitting,
    typed: formik.dirty,
    failure: refusal,
    errors:
      formik.submitCount === 0
        ? []
        : Object.keys(formik.values).flatMap((name) => {
            const message = errorOf(name)
            return message === undefined ? [] : [{ name, message }]
          }),
    focus: (name) => ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus(),
    ref,
  }
}

function byField(
  errors: readonly { field: string; message: string }[],
  fieldOf: (path: string) => string,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { field, message } of errors) found[fieldOf(field)] ??= message
  return found
}
