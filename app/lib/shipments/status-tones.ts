import type { Status } from '@seberang/domain/status'
import type { StatusTone } from '@seberang/tokens'

export const statusTones: Record<Status, StatusTone> = {
  from_seller: 'fromSeller',
  quarantine: 'quarantine',
  warehouse: 'warehouse',
  pending: 'pending',
  paid: 'paid',
  sent: 'sent',
  inbound: 'inbound',
  outbound: 'outbound',
  finished: 'finished',
}
