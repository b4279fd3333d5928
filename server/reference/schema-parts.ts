import { isObject } from '@seberang/domain/json'
import { languages } from '@seberang/domain/language'
import {
  fields,
  limits,
  listOf,
  message,
  numeric,
  optionalText,
  text,
  wholeNumber,
} from '@seberang/domain/validation'
import { lazy, object, type ObjectShape, type Schema, type TestContext } from 'yup'

/** A field that no record of the kind has is probably misspelt, and would have no effect. */
const unknownField = 'unknown_field'

function hasOnly(shape: ObjectShape) {
  return (_value: unknown, context: TestContext) => {
    const original: unknown = context.originalValue
    const stranger = Object.keys(isObject(original) ? original : {}).find(
      (name) => !Object.hasOwn(shape, name),
    )
    if (stranger === undefined) return true
    const path = [context.path, stranger].filter(Boolean).join('.')
    return context.createError({ path, message: unknownField })
  }
}

/** An object with exactly these fields. */
export function exact<Shape extends ObjectShape>(shape: Shape) {
  return fields(shape).test('unknown-field', unknownField, hasOnly(shape))
}

/** Like `exact`, but the object may be absent. */
export function optionalExact<Shape extends ObjectShape>(shape: Shape) {
  return object(shape)
    .typeError(message('object'))
    .default(undefined)
    .optional()
    .test(
      'unknown-field',
      unknownField,
      (value, context) => value === undefined || hasOnly(shape)(value, context),
    )
}

/** An object with free keys and values of one schema. */
export function byKey(schemaOf: () => Schema) {
  return lazy((value: unknown) => {
    const keys = isObject(value) ? Object.keys(value) : []
    return fields(Object.fromEntries(keys.map((key) => [key, schemaOf()])))
  })
}

/** A name in each language. */
export const names = (max: number = limits.name) =>
  exact(Object.fromEntries(languages.map((language) => [language, text(max)])))

export const identifier = () => text(limits.code).matches(/^[A-Za-z0-9][A-Za-z0-9._/+ -]*$/, message('text'))
export const countryCode = () => text(3).matches(/^[A-Z]{2,3}$/, message('text'))
export const currencyCode = () => text(3).matches(/^[A-Z]{3}$/, message('text'))
export const diallingCode = () => text(6).matches(/^\+\d{1,4}$/, message('phone'))
export const optionalDiallingCode = () =>
  optionalText(6).matches(/^\+\d{1,4}$/, { message: message('phone'), excludeEmptyString: true })

const maxRupiah = 1_000_000_000_000
export const rupiah = (min = 0) => wholeNumber(min, maxRupiah).required(message('required'))
export const optionalRupiah = () => wholeNumber(0, maxRupiah)
/** In percent: 7.5 means 7.5 %. */
export const percent = () => numeric(0, 200).required(message('required'))
export const optionalPercent = () => numeric(0, 200)

/** A range, minimum first. */
export const range = (min: number, max: number) =>
  listOf(numeric(min, max).required(message('required')), 2, 2).test(
    'ascending',
    'not_ascending',
    (value) => Number(value?.[0]) <= Number(value?.[1]),
  )

/** A range of days. */
export const days = () =>
  listOf(wholeNumber(1, 365).required(message('required')), 2, 2).test(
    'ascending',
    'not_ascending',
    (value) => Number(value?.[0]) <= Number(value?.[1]),
  )

const heaviest = 1_000_000

/** Prices by weight: limits ascend, and only the last tier may have none. */
const tiers = () =>
  listOf(
    exact({
      up_to_kg: numeric(0.001, heaviest).nullable().defined(message('required')),
      price_per_kg: rupiah(1),
    }),
    1,
    50,
  ).test('ascending', 'not_ascending', (value, context) => {
    const limitsOf = value.map((tier) => tier?.up_to_kg ?? Infinity)
    const at = limitsOf.findIndex((limit, index) => index > 0 && !(limit > (limitsOf[index - 1] ?? 0)))
    return (
      at < 0 || context.createError({ path: `${context.path}[${at}].up_to_kg`, message: 'not_ascending' })
    )
  })

export const priceJson = () => byKey(() => exact({ tiers: tiers() }))
