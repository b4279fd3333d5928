import { Badge } from '@seberang/design-system/Badge'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Notice } from '@seberang/design-system/Notice'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Timeline, type TimelineEvent } from '@seberang/design-system/Timeline'
import { Check, Clock, Landmark, SendHorizontal, Undo2, Wallet, X } from '@seberang/design-system/icons'
import type { Refund } from '@seberang/domain/api'
import { formatDayOfYear, formatMoment, formatRupiah } from '@seberang/domain/format'
import { refundAnswerDays } from '@seberang/domain/limits'
import { arrivalDay, maskAccountNumber, type RefundStatus } from '@seberang/domain/wallet'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { mailToSupport } from '../../../lib/navigation/mail-to-support.ts'
import { paths } from '../../../lib/navigation/paths.ts'

const tones: Record<RefundStatus, ComponentProps<typeof Badge>['tone']> = {
  requested: 'caution',
  approved: 'info',
  paid: 'positive',
  rejected: 'neutral',
}

interface RefundsProps {
  refunds: readonly Refund[]
  /** Of an order of several shipments: each names its own. */
  areNamed: boolean
}

/** What was asked back of an order, and what became of it. */
export function Refunds({ refunds, areNamed }: RefundsProps) {
  const { t } = useTranslation('refund')
  return refunds.map((refund) => (
    <Sheet key={refund.id} bleed aria-label={`${t('name')} ${refund.id}`}>
      <SheetSection>
        <Stack space={4}>
          <Head refund={refund} isNamed={areNamed} />
          {refund.answer !== undefined && (
            <Notice tone="info" title={t('answer')}>
              {refund.answer}
            </Notice>
          )}
          <Steps refund={refund} />
        </Stack>
      </SheetSection>
    </Sheet>
  ))
}

/** Nobody refused it: what paid for it was taken back before it was transferred. */
const isNotDue = ({ status, undone_at }: Refund): boolean => status === 'rejected' && undone_at !== null

/** Less was approved than was asked for. */
const isPart = (refund: Refund): refund is Refund & { amount: number; requested_amount: number } =>
  refund.amount !== null && refund.requested_amount !== null && refund.amount < refund.requested_amount

/** The amount comes first, then what it is of. */
function Head({ refund, isNamed }: { refund: Refund; isNamed: boolean }) {
  const { t } = useTranslation('refund')
  const { id, title, status, amount, requested_amount: wanted } = refund
  const sum = amount ?? wanted
  const isInWallet =
    status === 'paid' && (refund.to === 'wallet' || refund.bounced !== undefined) && refund.reduced !== amount
  return (
    <Stack space={1}>
      <Inline align="between" alignY="baseline">
        <Heading level={2} step="h4">
          {t('name')}
        </Heading>
        <Badge tone={tones[status]}>{t(`status.${isNotDue(refund) ? 'not_due' : status}`)}</Badge>
      </Inline>
      <Text weight="semibold" tabular>
        {sum === null ? t('all') : formatRupiah(sum)}
      </Text>
      {isPart(refund) && wanted !== null && (
        <Text step="note" tone="secondary">
          {t('part', { requested: formatRupiah(wanted) })}
        </Text>
      )}
      <Text step="note" tone="secondary">
        {isNamed ? `${title}, ${id}` : id}
      </Text>
      {((status === 'rejected' && !isNotDue(refund)) || isPart(refund)) && (
        <Text step="note">
          <Link href={mailToSupport(t('disagree.subject', { id }), '')}>{t('disagree.action')}</Link>
        </Text>
      )}
      {isInWallet && (
        <Text step="note">
          <Link href={paths.balance}>{t('seeWallet')}</Link>
        </Text>
      )}
    </Stack>
  )
}

function Steps({ refund }: { refund: Refund }) {
  const { t } = useTranslation('refund')
  const language = useLanguage()
  const { status, reason, files, created_at, decided_at, ended_at, undone_at, amount, reduced, to, bounced } =
    refund
  const momentOf = (at: string | null) => (at === null ? {} : { time: formatMoment(at, language) })
  const why = t(`reason.${reason}`)
  const requested: TimelineEvent = {
    id: 'requested',
    state: 'done',
    icon: SendHorizontal,
    title: t('steps.requested'),
    text: files.length > 0 ? t('steps.files', { reason: why, count: files.length }) : why,
    ...momentOf(created_at),
  }
  const waiting: TimelineEvent = {
    id: 'waiting',
    state: 'current',
    tone: 'pending',
    icon: Clock,
    title: t('steps.waiting'),
    text: t('steps.byDays', { days: refundAnswerDays }),
  }
  const rejected: TimelineEvent = {
    id: 'rejected',
    state: 'done',
    tone: 'critical',
    icon: X,
    title: t('steps.rejected'),
    ...momentOf(decided_at),
  }
  const approved: TimelineEvent = {
    id: 'approved',
    state: 'done',
    icon: Check,
    title: t(isPart(refund) ? 'steps.partly' : 'steps.approved'),
    ...(isPart(refund) && {
      text: t('steps.of', {
        amount: formatRupiah(refund.amount),
        requested: formatRupiah(refund.requested_amount),
      }),
    }),
    ...momentOf(decided_at),
  }
  const isThere = ended_at !== null
  const target =
    bounced !== undefined
      ? t('steps.bounced', { reason: bounced })
      : reduced !== undefined && amount !== null
        ? t(reduced < amount ? 'steps.owedPart' : 'steps.owed', {
            owed: formatRupiah(reduced),
            wallet: formatRupiah(amount - reduced),
          })
        : to === 'wallet'
          ? t(isThere ? 'steps.wallet' : 'steps.toWallet')
          : t(isThere ? 'steps.bank' : 'steps.toBank', {
              bank: to.bank,
              number: maskAccountNumber(to.number),
            })
  const toBank = to !== 'wallet' && bounced === undefined
  const sending: TimelineEvent = {
    id: 'sending',
    state: 'current',
    tone: 'pending',
    icon: Clock,
    title: t('steps.sending'),
    ...(decided_at !== null && {
      time: t('steps.by', { day: formatDayOfYear(arrivalDay(new Date(decided_at)), language) }),
    }),
  }
  const paid: TimelineEvent = {
    id: 'paid',
    state: isThere ? 'done' : 'next',
    icon: toBank ? Landmark : Wallet,
    title: target,
    ...momentOf(ended_at),
  }
  const events: Record<RefundStatus, TimelineEvent[]> = {
    requested: [requested, waiting, paid],
    approved: [requested, approved, sending, paid],
    paid: [requested, approved, paid],
    rejected: [requested, rejected],
  }
  const undone: TimelineEvent = {
    id: 'undone',
    state: 'done',
    tone: 'caution',
    icon: Undo2,
    title: t('steps.undone'),
    ...momentOf(undone_at),
  }
  return (
    <Timeline
      label={t('steps.label')}
      events={
        isNotDue(refund)
          ? [requested, approved, undone]
          : undone_at === null
            ? events[status]
            : [...events[status], undone]
      }
    />
  )
}
