import { BalancePlot } from '@seberang/design-system/BalancePlot'
import { Button } from '@seberang/design-system/Button'
import { Icon } from '@seberang/design-system/Icon'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Lock, Plus } from '@seberang/design-system/icons'
import type { WalletHistory, Withdrawal } from '@seberang/domain/api'
import { formatDay, formatDayOfYear, formatRupiah } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PayBack } from '../../components/wallet/PayBack.tsx'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { ShutWallet } from './ShutWallet.tsx'

interface BalanceProps {
  /** Its newest movements. */
  history: WalletHistory
  open: readonly Withdrawal[]
  /** Omitted while it is not known what a withdrawal takes. */
  onWithdraw: (() => void) | undefined
  onTopUp: () => void
  /** What a withdrawal takes could not be read: reads it again. */
  retry: (() => void) | false
}

/** What may be used, how it came to that, and what is held. */
export function Balance({ history, open, onWithdraw, onTopUp, retry }: BalanceProps) {
  const { t } = useTranslation(['wallet', 'common'])
  return (
    <Sheet bleed aria-label={t('balance')}>
      <SheetSection>
        <Inline align="between" alignY="bottom" space={6}>
          <Stack space={4} align="start">
            <div>
              <Text tone="secondary">{t(history.reversed === null ? 'balance' : 'shut.balance')}</Text>
              <Text step="grandTotal" tabular>
                {formatRupiah(history.balance)}
              </Text>
            </div>
            {history.reversed === null && (
              <Inline space={2}>
                <Button icon={Plus} onClick={onTopUp}>
                  {t('topup.action')}
                </Button>
                <Button
                  variant="outline"
                  loading={onWithdraw === undefined && !retry}
                  loadingLabel={t('common:loading')}
                  onClick={onWithdraw ?? (retry || undefined)}
                >
                  {t('withdraw.action')}
                </Button>
              </Inline>
            )}
            {retry && history.reversed === null && (
              <Notice
                tone="critical"
                live="polite"
                title={t('withdraw.unread')}
                action={
                  <Button variant="outline" tone="neutral" size="field" onClick={retry}>
                    {t('common:action.retry')}
                  </Button>
                }
              />
            )}
          </Stack>
          <Story {...history} />
        </Inline>
      </SheetSection>
      {history.reversed && (
        <SheetSection>
          <Stack space={5}>
            <ShutWallet reversed={history.reversed} />
            <PayBack reversed={history.reversed} />
          </Stack>
        </SheetSection>
      )}
      {history.hold > 0 && (
        <SheetSection>
          <Inline space={3} wrap={false}>
            <Icon icon={Lock} tone="secondary" />
            <Text>
              {t('held', { amount: formatRupiah(history.hold), banks: banksOf(open), count: open.length })}
            </Text>
          </Inline>
        </SheetSection>
      )}
    </Sheet>
  )
}

const banksOf = (open: readonly Withdrawal[]): string =>
  [...new Set(open.map(({ bank_account }) => bank_account.bank))].join(', ')

/** The balance over time; the list below is its table. */
function Story({ results, balance }: WalletHistory) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const points = results.toReversed().map((entry) => ({ at: Date.parse(entry.at), value: entry.balance }))
  const [now] = useState(serverNow)
  const [first] = points
  if (points.length < 2 || !first) return null
  const highest = points.reduce((most, point) => (point.value > most.value ? point : most))
  const amount = formatRupiah(highest.value)
  return (
    <BalancePlot
      points={points}
      now={Math.max(now, points.at(-1)?.at ?? 0)}
      label={t('plot.label', {
        from: formatDay(first.at, language),
        highest: amount,
        on: formatDay(highest.at, language),
        balance: formatRupiah(balance),
      })}
      highest={t('plot.highest', { amount, day: formatDayOfYear(highest.at, language) })}
      first={formatDayOfYear(first.at, language)}
      last={t('plot.today')}
    />
  )
}
