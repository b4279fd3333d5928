import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import type { ReversedTopUp } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { mailToSupport } from '../../lib/navigation/mail-to-support.ts'
import { statusOrderOf } from '../../lib/navigation/paths.ts'

interface ShutWalletProps {
  reversed: ReversedTopUp
}

/** Why nothing comes into the wallet or out of it: a top-up that was spent was taken back. */
export function ShutWallet({ reversed: { invoice_code, amount, by } }: ShutWalletProps) {
  const { t } = useTranslation('wallet')
  const isByUs = by === 'operator'
  return (
    <Notice
      tone="critical"
      title={t(isByUs ? 'shut.byUsTitle' : 'shut.title', { amount: formatRupiah(amount) })}
    >
      <Stack space={2}>
        <Text>{t(isByUs ? 'shut.byUsText' : 'shut.text')}</Text>
        <Inline space={4}>
          <Link href={statusOrderOf(invoice_code)}>{invoice_code}</Link>
          <Link href={mailToSupport(invoice_code, '')}>{t('shut.support')}</Link>
        </Inline>
      </Stack>
    </Notice>
  )
}
