import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { SelectionSummary } from '@seberang/design-system/SelectionSummary'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Narrow, Specimens } from '../fixtures/Frame.tsx'

export default { title: 'Shipments/SelectionSummary', component: SelectionSummary } satisfies Meta

const chosen = (
  <Sheet as="div">
    <SheetSection>
      <SelectionSummary
        title="2 kiriman dipilih"
        lines={[
          { name: 'Berat total', amount: '55,15 kg' },
          { name: 'Ongkir luar negeri', amount: 'Rp1.792.500' },
          { name: 'Handling', amount: 'Rp175.000' },
          { name: 'Bea masuk', amount: 'Rp1.097.000' },
          { name: 'PPN', amount: 'Rp1.488.059' },
          { name: 'PPh', amount: 'Rp541.720' },
        ]}
        total={{ name: 'Sementara', amount: 'Rp5.094.279' }}
        action={
          <ButtonLink size="large" width="full" href="#checkout">
            Checkout 2 kiriman
          </ButtonLink>
        }
        note="Kurir domestik, asuransi, dan voucher dipilih di langkah berikutnya."
      />
    </SheetSection>
  </Sheet>
)

export const Matrix: StoryObj = {
  render: () => (
    <Specimens
      columns={2}
      of={{
        'two chosen': <Narrow>{chosen}</Narrow>,
        'nothing chosen': (
          <Sheet as="div">
            <SheetSection>
              <SelectionSummary
                title="Belum ada yang dipilih"
                text="Centang kiriman yang mau kamu bayar."
                lines={[]}
              />
            </SheetSection>
          </Sheet>
        ),
      }}
    />
  ),
}
