import { invoiceHours } from '@seberang/domain/limits'
import { after, hour } from '../database/clock.ts'
import type { InvoiceRow } from './rows.ts'

export const invoiceLifeMs = invoiceHours * hour

/** How long a number, a code or a page for an invoice can be used: of what is paid later, whose day may be far or over. */
export const payableUntil = ({ type, dueAt }: Pick<InvoiceRow, 'type' | 'dueAt'>, now: Date): Date =>
  type === 'paylater' ? dueAfter(now) : dueAt

/** The deadline of an invoice that is issued or renewed now. */
export const dueAfter = (now: Date): Date => after(now, invoiceLifeMs)
