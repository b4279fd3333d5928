import { customerTypes, type CustomerType } from '@seberang/domain/api'
import { isObject } from '@seberang/domain/json'
import { tracks, type Track } from '@seberang/domain/pricing'
import type { DraftPolicy } from '../../lib/drafts/keeper.ts'
import { originCountries, type OriginCountry } from '../../lib/reference/countries.ts'

/** What is chosen in the first steps, plain JSON. The address is one of the book. */
export interface SetupDraft {
  version: 1
  type: CustomerType
  /** Empty until it is chosen. */
  country: OriginCountry | ''
  track: Track
}

export const emptySetup = (type: CustomerType): SetupDraft => ({
  version: 1,
  type,
  country: '',
  track: 'air',
})

/** Whether a stored value is a draft of this version of the app. Anything else is dropped. */
export const isSetupDraft = (value: unknown): value is SetupDraft =>
  isObject(value) &&
  value['version'] === 1 &&
  customerTypes.some((type) => type === value['type']) &&
  ['', ...originCountries].some((country) => country === value['country']) &&
  tracks.some((track) => track === value['track'])

/** A customer has one: what was chosen here stands. */
export const setupPolicy: DraftPolicy = {
  isSame: () => true,
  reconcile: (here, theirs) => (isSetupDraft(here) || !isSetupDraft(theirs) ? here : theirs),
}
