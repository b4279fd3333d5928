import { invoiceHours } from '@seberang/domain/limits'
import { after, hour } from '../database/clock.ts'

export const invoiceLifeMs = invoiceHours * hour

/** The deadline of an invoice that is issued or renewed now. */
export const dueAfter = (now: Date): Date => after(now, invoiceLifeMs)
