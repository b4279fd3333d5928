import { Button } from '@seberang/design-system/Button'
import { CostSummary } from '@seberang/design-system/CostSummary'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Stack } from '@seberang/design-system/Stack'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { ToastProvider, useToast } from '@seberang/design-system/Toast'
import { useGlobals } from '../../.storybook/docs/globals.ts'
import * as styles from './welcome.css.ts'

/** A shipment with its costs, composed of components of this catalogue. */
export function LivePrice() {
  const { language } = useGlobals()
  return (
    <div className={styles.card} lang={language}>
      <ToastProvider>
        <Price />
      </ToastProvider>
    </div>
  )
}

function Price() {
  const { show } = useToast()
  return (
    <Stack space={3}>
      <Inline align="between">
        <Heading level={2} step="h3">
          Lensa Fujinon dan 1 lagi
        </Heading>
        <StatusBadge tone="warehouse">Dalam Locker</StatusBadge>
      </Inline>
      <CostSummary
        lines={[
          { name: 'Ongkir udara', note: '1,5 kg × Rp245.000', amount: 'Rp367.500' },
          { name: 'Bea masuk', note: '7,5%, dibulatkan ke ribuan', amount: 'Rp440.000' },
          { name: 'PPN', note: '11% × (Rp5.864.868 + bea masuk)', amount: 'Rp693.535' },
        ]}
        total={{ name: 'Sementara', amount: 'Rp1.501.035' }}
      />
      <Button size="large" width="full" onClick={() => show({ text: 'Ini contoh; tidak ada yang dibayar.' })}>
        Bayar sekarang
      </Button>
    </Stack>
  )
}
