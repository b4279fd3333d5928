import { calls } from '@seberang/domain/api'
import { useCall } from '../api/use-call.ts'
import { referenceFrom, type Reference } from './reference.ts'

interface ReferenceState {
  /** Undefined until everything has loaded. */
  reference: Reference | undefined
  error: unknown
  retry: () => void
}

const once = { revalidateOnFocus: false, revalidateIfStale: false } as const

/** Loaded in parallel and cached for the whole visit. */
export function useReference(): ReferenceState {
  const rates = useCall(calls.rates, {}, once)
  const packages = useCall(calls.packages, {}, once)
  const categories = useCall(calls.categories, {}, once)
  const agents = useCall(calls.agents, {}, once)
  const reference =
    rates.data && packages.data && categories.data && agents.data
      ? referenceFrom(rates.data, packages.data, categories.data, agents.data)
      : undefined
  return {
    reference,
    error: rates.error ?? packages.error ?? categories.error ?? agents.error,
    retry: () => {
      for (const part of [rates, packages, categories, agents]) void part.mutate()
    },
  }
}
