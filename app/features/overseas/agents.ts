import type { Agent } from '@seberang/domain/api'

/** An agent of old shipments; its address is not shown. */
const retired = 'blueray'
/** The index of the tab that is open first. */
const firstTab = 1
/** Countries whose shops compare the billing address with the card. */
const warnedOf = 'UK'

export const shownAgents = (agents: readonly Agent[]): readonly Agent[] =>
  agents.filter(({ id }) => id !== retired)

/** The id of the address that is shown first; empty when there is none. */
export const firstShown = (shown: readonly Agent[]): string => (shown[firstTab] ?? shown[0])?.id ?? ''

export const warnsFirst = ({ country }: Agent): boolean => country === warnedOf
