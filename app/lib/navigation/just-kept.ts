import { isObject } from '@seberang/domain/json'

/** The state of the history entry that keeping a quote leads to. */
export const justKept = { kept: true } as const

export const isJustKept = (state: unknown): boolean => isObject(state) && state['kept'] === true
