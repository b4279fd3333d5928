import { Badge } from '@seberang/design-system/Badge'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Meter } from '@seberang/design-system/Meter'
import { Money } from '@seberang/design-system/Money'
import { SettingsSection } from '@seberang/design-system/SettingsSection'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Clock } from '@seberang/design-system/icons'
import { calls, type Company, type Invoice, type PayLater as Credit } from '@seberang/domain/api'
import { transferAmount } from '@seberang/domain/explain'
import { formatDay, formatRupiah } from '@seberang/domain/format'
import { payLaterReminderDays } from '@seberang/domain/limits'
import { daysOverdue, leftToPayLater } from '@seberang/domain/wallet'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../lib/api/use-call.ts'
import { serverNow } from '../../../lib/browser/server-clock.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { statusOrderOf } from '../../../lib/navigation/paths.ts'
import { byDeadline, isOverdue } from '../../../lib/shipments/due.ts'

/** What a company can still pay later, or what has to be paid first; and what it owes, the first due first. */
export function PayLater({ company: { paylater, terms } }: { company: Company }) {
  const { t } = useTranslation('company')
  const open = useCall(calls.invoices, { query: { invoice_type: 'paylater', status: 'pending' } }).data
    ?.results
  const owed = (open ?? []).toSorted(byDeadline)
  // Whoever has paid later could once.
  const isUnused = paylater === null && open?.length === 0
  const paid = useCall(
    calls.invoices,
    isUnused ? { query: { invoice_type: 'paylater', status: 'paid' } } : null,
  ).data?.results
  const closed = paid && paid.length > 0 ? 'paylater.closedPaid' : 'paylater.none'
  return (
    <SettingsSection
      title={t('paylater.title')}
      text={paylater ? t('paylater.text', { count: paylater.days }) : undefined}
    >
      {!paylater && <Text measure>{t(owed.length > 0 ? 'paylater.closed' : closed)}</Text>}
      {paylater && terms.accepted?.version !== terms.version && <Text measure>{t('paylater.terms')}</Text>}
      {(paylater !== null || owed.length > 0) && (
        <Sheet as="div" bleed>
          {paylater && (
            <SheetSection>
              <Left credit={paylater} />
            </SheetSection>
          )}
          <Owed invoices={owed} isStopped={paylater === null || paylater.overdue > 0} />
        </Sheet>
      )}
    </SettingsSection>
  )
}

function Left({ credit: { limit, used, overdue } }: { credit: Credit }) {
  const { t } = useTranslation('company')
  return (
    <Stack space={3}>
      {overdue > 0 ? (
        <Text step="total" tone="critical">
          {t('paylater.stopped', { amount: formatRupiah(overdue) })}
        </Text>
      ) : (
        <div>
          <Text tone="secondary">{t('paylater.left')}</Text>
          <Text step="grandTotal" tabular>
            {formatRupiah(leftToPayLater(used, limit))}
          </Text>
        </div>
      )}
      <Meter
        variant="line"
        label={t('paylater.limit', { amount: formatRupiah(limit) })}
        valueText={t('paylater.used', { amount: formatRupiah(used) })}
        value={used}
        max={limit}
      />
    </Stack>
  )
}

interface OwedProps {
  /** The first due first. */
  invoices: readonly Invoice[]
  /** Whether nothing can be paid later now. */
  isStopped: boolean
}

function Owed({ invoices, isStopped }: OwedProps) {
  const { t } = useTranslation('company')
  const [first] = invoices
  const isOneOfSeveral = invoices.filter((invoice) => isOverdue(invoice)).length > 1
  if (!first) return null
  return (
    <>
      <SheetSection>
        <Stack as="ul" space={4} aria-label={t('paylater.open')}>
          {invoices.map((invoice) => (
            <li key={invoice.invoice_code}>
              <Inline align="between" space={4}>
                <Stack space={1} align="start">
                  <Link href={statusOrderOf(invoice.invoice_code)}>{invoice.invoice_code}</Link>
                  <DueDay invoice={invoice} />
                </Stack>
                <Money>{formatRupiah(transferAmount(invoice))}</Money>
              </Inline>
            </li>
          ))}
        </Stack>
      </SheetSection>
      <SheetSection>
        <Inline align={isStopped ? 'end' : 'between'} space={3}>
          {!isStopped && (
            <Text step="note" tone="secondary">
              {t('paylater.stops')}
            </Text>
          )}
          <ButtonLink href={statusOrderOf(first.invoice_code)}>
            {t(isOneOfSeveral ? 'paylater.payOne' : 'paylater.pay', {
              code: first.invoice_code,
              amount: formatRupiah(transferAmount(first)),
            })}
          </ButtonLink>
        </Inline>
      </SheetSection>
    </>
  )
}

/** As a state once we remind of it, or it is overdue. */
function DueDay({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('company')
  const day = formatDay(invoice.due_date, useLanguage())
  if (isOverdue(invoice)) {
    return (
      <Badge tone="critical" icon={Clock}>
        {t('paylater.wasDueOn', { day })}
      </Badge>
    )
  }
  const words = t('paylater.dueOn', { day })
  const [firstReminder = 0] = payLaterReminderDays
  return daysOverdue(new Date(invoice.due_date), new Date(serverNow())) >= firstReminder ? (
    <Badge tone="caution" icon={Clock}>
      {words}
    </Badge>
  ) : (
    <Text step="note" tone="secondary">
      {words}
    </Text>
  )
}
