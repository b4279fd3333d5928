import type { BodyOf, Call, CallTypes } from '@seberang/domain/api'
import type { Validator } from '@seberang/domain/validation'

/** The schema of a call's body, for the form that ends in that call. */
export function requiredBody<Types extends CallTypes>(call: Call<Types>): Validator<BodyOf<Call<Types>>> {
  if (!call.body) throw new Error(`The call ${call.id} declares no body`)
  return call.body as Validator<BodyOf<Call<Types>>>
}
