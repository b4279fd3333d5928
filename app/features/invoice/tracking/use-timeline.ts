import type { TimelineStage, TimelineState } from '@seberang/design-system/StatusTimeline'
import type { Cart, Invoice } from '@seberang/domain/api'
import { formatDayOfYear, formatMoment, formatRupiah, formatWeight } from '@seberang/domain/format'
import {
  statusLabels,
  currentStatus,
  journey,
  stage,
  stages,
  type Expected,
  type Status,
} from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { isBySea } from '../../../lib/shipments/cart-text.ts'
import { useCountryName } from '../../../lib/reference/countries.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { statusTones } from '../../../lib/shipments/status-tones.ts'

/** Payment is no stop of its own: it is noted at the stop where it was due. */
const shownAs = (status: Status): Status => (status === 'paid' ? 'pending' : status)

/** The stops of the timeline; quarantine only where it happened. */
function shownSteps(wasQuarantined: boolean): readonly Status[] {
  const usual: readonly Status[] = journey.filter((status) => status !== 'paid')
  return wasQuarantined ? usual.toSpliced(1, 0, 'quarantine') : usual
}

/** The shipment's timeline in two stages. */
export function useTimeline(cart: Cart, invoice: Invoice, expected: Expected): readonly TimelineStage[] {
  const { t } = useTranslation(['status', 'common'])
  const countryName = useCountryName()
  const language = useLanguage()
  const dated = new Map(
    cart.cart_logs.flatMap(({ status, log_date }) => (log_date ? [[status, log_date] as const] : [])),
  )
  const current = currentStatus(cart.cart_logs) ?? cart.status
  const steps = shownSteps(dated.has('quarantine'))
  const place = steps.indexOf(shownAs(current))

  function timeOf(status: Status): string | undefined {
    const time = dated.get(status)
    if (time) return formatMoment(time, language)
    const latest = status === 'inbound' || status === 'finished' ? expected[status]?.[1] : undefined
    return latest && t('expectedBy', { day: formatDayOfYear(latest, language) })
  }

  function textOf(status: Status): string {
    const note = cart.cart_logs.findLast((log) => log.status === status)?.note
    return [factOf(status), note].filter(Boolean).join(' ')
  }

  function factOf(status: Status): string {
    if (status === 'from_seller') return t('note.from_seller', { country: countryName(cart.country) })
    if (status === 'warehouse' && cart.revision.weight_kg !== undefined) {
      return t('note.warehouse', { weight: formatWeight(cart.revision.weight_kg, language) })
    }
    if (status === 'warehouse') return t('locker')
    if (status === 'pending' && invoice.paid_at) {
      return t('paidAt', {
        time: formatMoment(invoice.paid_at, language),
        total: formatRupiah(invoice.total),
      })
    }
    return t(`note.${status}`)
  }

  return stages.map((one) => ({
    title: t(one),
    entries: steps
      .filter((status) => stage(status) === one)
      .map((status) => {
        const order = steps.indexOf(status)
        const state: TimelineState = order < place ? 'done' : order === place ? 'current' : 'next'
        const time = timeOf(status)
        return {
          id: status,
          tone: statusTones[status],
          bySea: isBySea(cart),
          state: state === 'current' && status === 'finished' ? 'done' : state,
          title: statusLabels[language][status],
          ...(state !== 'next' && { text: textOf(status) }),
          ...(time && { time }),
        }
      }),
  }))
}
