import { invoiceHours } from '@seberang/domain/limits'
import { after, hour } from '../database/clock.ts'
import type { InvoiceRow } from './rows.ts'

export const invoiceLifeMs = invoiceHours * hour

/**
 * Until when a number, a code or a page can be used. What is paid later may be due in months, or overdue, so its numbers get the
 * usual lifetime.
 */
export const payableUntil = ({ type, dueAt }: Pick<InvoiceRow, 'type' | 'dueAt'>, now: Date): Date =>
  type === 'paylater' ? dueAfter(now) : dueAt

/** The deadline of an invoice that is issued or renewed now. */
export const dueAfter = (now: Date): Date => after(now, invoiceLifeMs)
