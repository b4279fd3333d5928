import { isObject } from '@seberang/domain/json'

/** The state of the history entry that checking out leads to. */
export const justPaid = { paid: true } as const

export const isJustPaid = (state: unknown): boolean => isObject(state) && state['paid'] === true
