import type { TimelineEntry, TimelineStage } from '@seberang/design-system/StatusTimeline'
import type { Cart, Invoice } from '@seberang/domain/api'
import {
  formatDayOfYear,
  formatMoment,
  formatRupiah,
  formatWeight,
  joinSentences,
} from '@seberang/domain/format'
import { placeLabels, stages, statusLabels, type Expected, type Status } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { isBySea } from '../../../lib/shipments/cart-text.ts'
import { useMeasuredText } from '../../../lib/shipments/measurement-text.ts'
import { useCountryName } from '../../../lib/reference/countries.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { statusTones } from '../../../lib/shipments/status-tones.ts'
import { stepsOf, type Step } from './steps.ts'

/** The shipment's timeline in two stages. */
export function useTimeline(cart: Cart, invoice: Invoice, expected: Expected): readonly TimelineStage[] {
  const { t } = useTranslation(['status', 'common'])
  const countryName = useCountryName()
  const language = useLanguage()
  const labels = { ...statusLabels[language], ...placeLabels[language] }
  const measuredText = useMeasuredText()
  const bySea = isBySea(cart)

  function textOf(status: Status): string {
    const note = cart.cart_logs.findLast((log) => log.status === status)?.note
    return joinSentences([factOf(status), note], language)
  }

  function paymentText(): string {
    if (!invoice.paid_at) return t('note.pending')
    // Of what was paid together, its own part.
    const own = invoice.items.find(({ cart_code }) => cart_code === cart.cart_code)
    return t('paidAt', { total: formatRupiah(own?.amount ?? invoice.total) })
  }

  function factOf(status: Status): string {
    if (status === 'from_seller') return t('note.from_seller', { country: countryName(cart.country) })
    if (status === 'warehouse') {
      const [first] = cart.measurements
      return first?.weight_kg === undefined
        ? t('locker')
        : t('note.warehouse', { weight: formatWeight(first.weight_kg, language) })
    }
    if (status === 'pending') return paymentText()
    return t(`note.${status}`)
  }

  function timeOf(step: Step): string | undefined {
    // The step is both: once it is paid, its time is that of the payment.
    if (step.kind === 'status' && step.status === 'pending' && invoice.paid_at)
      return formatMoment(invoice.paid_at, language)
    if (step.at && step.state !== 'next') return formatMoment(step.at, language)
    const status = step.kind === 'status' && step.status
    const latest = status === 'inbound' || status === 'finished' ? expected[status]?.[1] : undefined
    return latest && t('expectedBy', { day: formatDayOfYear(latest, language) })
  }

  function entryOf(step: Step): TimelineEntry {
    const time = timeOf(step)
    const shared = { bySea, ...(time && { time }) }
    if (step.kind === 'measured') {
      return {
        ...shared,
        id: `measured-${step.change.now.measured_at}`,
        tone: 'warehouse',
        state: step.state,
        title: t('measuredAgain'),
        text: measuredText(step.change),
      }
    }
    const { status, state, isBilledHere } = step
    const isPaid = status === 'pending' && invoice.paid_at !== null
    return {
      ...shared,
      id: status,
      tone: statusTones[isPaid ? 'paid' : status],
      state: state === 'current' && status === 'finished' ? 'done' : state,
      title: isPaid ? t('paidStep') : labels[status],
      ...(state !== 'next' && {
        text: isBilledHere ? joinSentences([textOf(status), paymentText()], language) : textOf(status),
      }),
    }
  }

  const steps = stepsOf(cart)
  return stages.map((one) => ({
    title: t(one),
    entries: steps.filter((step) => step.stage === one).map(entryOf),
  }))
}
