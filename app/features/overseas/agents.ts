import type { Agent } from '@seberang/domain/api'
import { isOpenAgent } from '@seberang/domain/status'

/** The tab that is open at first, counted from zero. */
const firstTab = 1
/** Countries whose shops compare the billing address with the card. */
const warnedOf = 'UK'

export const shownAgents = (agents: readonly Agent[]): readonly Agent[] => agents.filter(isOpenAgent)

/** The id of the address that is shown first; empty when there is none. */
export const firstShown = (shown: readonly Agent[]): string => (shown[firstTab] ?? shown[0])?.id ?? ''

export const warnsFirst = ({ country }: Agent): boolean => country === warnedOf
