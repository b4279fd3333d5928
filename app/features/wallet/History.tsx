import { Badge } from '@seberang/design-system/Badge'
import { Button } from '@seberang/design-system/Button'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Heading } from '@seberang/design-system/Heading'
import { Icon, type IconType } from '@seberang/design-system/Icon'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Menu } from '@seberang/design-system/Menu'
import { Money } from '@seberang/design-system/Money'
import { Pagination } from '@seberang/design-system/Pagination'
import { Stack } from '@seberang/design-system/Stack'
import { Table } from '@seberang/design-system/Table'
import { Tabs } from '@seberang/design-system/Tabs'
import { Text } from '@seberang/design-system/Text'
import { useToast } from '@seberang/design-system/Toast'
import { ArrowDownLeft, ArrowUpRight, Download, Undo2 } from '@seberang/design-system/icons'
import {
  calls,
  largestPage,
  pathOf,
  statementFormats,
  type StatementFormat,
  type WalletEntry,
  type WalletHistory,
  type Withdrawal,
} from '@seberang/domain/api'
import { formatMoment, formatMonth, formatRupiah, formatSigned } from '@seberang/domain/format'
import { jakartaDay } from '@seberang/domain/time'
import { isOpen, statementFile } from '@seberang/domain/wallet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { startDownload } from '../../lib/browser/start-download.ts'
import { bytesAt } from '../../lib/files/bytes-at.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { statusAt, statusOrderOf } from '../../lib/navigation/paths.ts'
import { WithdrawalDialog } from './WithdrawalDialog.tsx'

const pageSize = 20
const filters = ['all', 'in', 'out'] as const

/** The movements of the wallet, each with the balance after it. @param props.isPage the title of the page is theirs */
export function History({ isPage = false }: { isPage?: boolean }) {
  const { t } = useTranslation('wallet')
  const [params, setParams] = useSearchParams()
  const filter = filters.find((one) => one === params.get('kind')) ?? 'all'
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const query = { page, page_size: pageSize, ...(filter !== 'all' && { kind: filter }) }
  const history = useCall(calls.walletHistory, { query })
  const content = (
    <Resource of={history} loading={<ListSkeleton rows={4} />}>
      {(shown) => <Entries history={shown} page={page} filter={filter} />}
    </Resource>
  )
  return (
    <Stack as="section" space={3} aria-label={t('history.title')}>
      <Inline align={isPage ? 'end' : 'between'} alignY="baseline">
        {!isPage && (
          <Heading level={2} step="h3">
            {t('history.title')}
          </Heading>
        )}
        <Statement />
      </Inline>
      <Tabs
        label={t('history.filter')}
        value={filter}
        onChange={(one) => setParams(one === 'all' ? {} : { kind: one }, { replace: true })}
        tabs={filters.map((value) => ({
          value,
          label: t(`history.${value}`),
          content: value === filter ? content : null,
        }))}
      />
    </Stack>
  )
}

interface EntriesProps {
  history: WalletHistory
  page: number
  filter: (typeof filters)[number]
}

function Entries({ history, page, filter }: EntriesProps) {
  const { t } = useTranslation(['wallet', 'common'])
  const language = useLanguage()
  const withdrawals =
    useCall(calls.withdrawals, { query: { page: 1, page_size: largestPage } }).data?.results ?? []
  const [opened, setOpened] = useState<Withdrawal>()
  const { results, count, total_in, total_out, balance } = history
  if (count === 0)
    return (
      <EmptyState
        title={t(filter === 'all' ? 'history.none' : 'history.noneOfKind')}
        text={t('history.noneText')}
      />
    )
  const withdrawalOf = ({ kind, code }: WalletEntry): Withdrawal | undefined =>
    kind === 'withdrawal' || kind === 'withdrawal_returned'
      ? withdrawals.find(({ id }) => id === code)
      : undefined
  const pageAt = (number: number) =>
    `?${new URLSearchParams({ ...(filter !== 'all' && { kind: filter }), page: String(number) })}`
  return (
    <Stack space={4}>
      <Table<WalletEntry>
        caption={t('history.title')}
        lead={{ header: null, cell: (entry) => <Icon icon={iconOf(entry)} size={18} tone="secondary" /> }}
        columns={[
          {
            id: 'what',
            name: t('history.what'),
            cell: (entry) => <Cause entry={entry} withdrawal={withdrawalOf(entry)} onOpen={setOpened} />,
          },
          { id: 'at', name: t('history.time'), plain: true, cell: ({ at }) => formatMoment(at, language) },
          {
            id: 'balance',
            name: t('history.balance'),
            numeric: true,
            cell: ({ balance: after }) => <Money tone="secondary">{formatRupiah(after)}</Money>,
          },
          {
            id: 'amount',
            name: t('history.amount'),
            numeric: true,
            cell: ({ amount }) => (
              <Money tone={amount > 0 ? 'positive' : 'primary'}>{formatSigned(amount)}</Money>
            ),
          },
        ]}
        rows={results}
        rowKey={({ id }) => id}
      />
      <Pagination
        label={t('history.pages')}
        count={count}
        pageSize={pageSize}
        page={page}
        hrefOf={pageAt}
        pageLabel={(number) => t('history.pageNumber', { page: number })}
        previous={t('common:label.previous')}
        next={t('common:label.next')}
      />
      <Text step="note" tone="secondary">
        {t('history.sum', {
          in: formatRupiah(total_in),
          out: formatRupiah(total_out),
          balance: formatRupiah(balance),
        })}
      </Text>
      {opened && <WithdrawalDialog withdrawal={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  )
}

function iconOf({ kind, amount }: WalletEntry): IconType {
  if (kind === 'withdrawal_returned' || kind === 'refund') return Undo2
  return amount > 0 ? ArrowDownLeft : ArrowUpRight
}

interface CauseProps {
  entry: WalletEntry
  /** Of those that are known: the newest. */
  withdrawal: Withdrawal | undefined
  onOpen: (withdrawal: Withdrawal) => void
}

/** What it was, and the way to the invoice, the shipment or the withdrawal that caused it. */
function Cause({ entry: { kind, title, code }, withdrawal, onOpen }: CauseProps) {
  const { t } = useTranslation('wallet')
  const isHeld = kind === 'withdrawal' && withdrawal !== undefined && isOpen(withdrawal.status)
  const href = code === null ? undefined : hrefOf(kind, code)
  return (
    <>
      <Text as="span" weight="semibold">
        {title}
      </Text>
      {code !== null && (
        <Text as="div" step="note" tone="secondary">
          <Inline space={2}>
            {href !== undefined ? (
              <Link href={href}>{code}</Link>
            ) : withdrawal ? (
              <Button variant="plain" size="small" onClick={() => onOpen(withdrawal)}>
                {code}
              </Button>
            ) : (
              code
            )}
            {isHeld && <Badge tone="caution">{t('history.held')}</Badge>}
          </Inline>
        </Text>
      )}
    </>
  )
}

/** The page of what caused it; a withdrawal has none. */
function hrefOf(kind: WalletEntry['kind'], code: string): string | undefined {
  switch (kind) {
    case 'withdrawal':
    case 'withdrawal_returned':
      return undefined
    case 'credit':
    case 'taken_back':
      // Of a measured shipment, or of a payment.
      return code.startsWith('INV-') ? statusOrderOf(code) : statusAt(code)
    default:
      return statusOrderOf(code)
  }
}

/** How many months stand in the menu. */
const offeredMonths = 3

/** The movements of a month as a file. */
function Statement() {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const toaster = useToast()
  const months = Array.from({ length: offeredMonths }, (_, before) => monthBefore(before))

  async function load(month: string, format: StatementFormat): Promise<void> {
    const bytes = await bytesAt(
      `${pathOf(calls.walletStatement.path)}?${new URLSearchParams({ month, format })}`,
    ).catch(() => undefined)
    if (!bytes) {
      toaster.show({ tone: 'critical', text: t('statement.failed') })
      return
    }
    const url = URL.createObjectURL(bytes)
    startDownload(url, statementFile(month, format))
    URL.revokeObjectURL(url)
  }
  return (
    <Menu
      trigger={
        <Button variant="plain" icon={Download}>
          {t('statement.action')}
        </Button>
      }
      groups={months.map((month) =>
        statementFormats.map((format) => ({
          id: `${month} ${format}`,
          label: t('statement.file', {
            month: formatMonth(month, language),
            format: format.toUpperCase(),
          }),
          onSelect: () => void load(month, format),
        })),
      )}
    />
  )
}

/** A month of Jakarta, as `2026-11`. */
function monthBefore(months: number): string {
  const [year = 0, month = 1] = jakartaDay(new Date(serverNow())).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 7)
}
