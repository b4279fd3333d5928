import { isObject } from '@seberang/domain/json'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStoredDraft } from '../../lib/drafts/use-stored-draft.ts'
import type { Form } from '../../lib/forms/use-form.ts'
import type { AddressFields } from './address-fields.ts'
import type { Region } from './RegionField.tsx'

/** What was typed in an address form. */
interface AddressDraft {
  values: AddressFields
  region: Region | null
}

/** Drafts of an older form have other fields; they are dropped. */
function isAddressDraft(value: unknown): value is AddressDraft {
  if (!isObject(value) || !isObject(value['values'])) return false
  const { values, region } = value
  const texts = ['name', 'phone_number', 'email', 'sub_district_id', 'postal_code', 'address', 'npwp']
  return (
    texts.every((name) => typeof values[name] === 'string') &&
    typeof values['is_main'] === 'boolean' &&
    (values['point'] === null || isObject(values['point'])) &&
    (region === null || (isObject(region) && Array.isArray(region['postalCodes'])))
  )
}

interface UseAddressDraft {
  /** What was typed earlier was put back. */
  isResumed: boolean
  forget: () => Promise<void>
}

/**
 * Keeps what is typed in an address form on this device until it is saved or discarded.
 * @param id of the address that is edited
 */
export function useAddressDraft(
  id: string | undefined,
  form: Form<AddressFields>,
  region: Region | null,
  setRegion: (region: Region | null) => void,
): UseAddressDraft {
  const { stored, keep, forget } = useStoredDraft(`address:${id ?? 'new'}`, isAddressDraft)
  const { values, typed } = form
  const unchanged = useRef(values)

  const resume = useEffectEvent((draft: AddressDraft) => {
    // Something was typed while it was read: that is newer.
    if (typed) return
    form.set(draft.values)
    setRegion(draft.region)
  })
  useEffect(() => {
    if (stored) resume(stored)
  }, [stored])

  useEffect(() => {
    if (values === unchanged.current) return
    unchanged.current = values
    keep({ values, region })
  }, [values, region, keep])

  return { isResumed: stored !== null, forget }
}
