import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@seberang/design-system/Badge'
import { BottomBar } from '@seberang/design-system/BottomBar'
import { Button } from '@seberang/design-system/Button'
import { Columns } from '@seberang/design-system/Columns'
import { Container } from '@seberang/design-system/Container'
import { Grid } from '@seberang/design-system/Grid'
import { Heading } from '@seberang/design-system/Heading'
import { Plane } from '@seberang/design-system/icons'
import { Inline } from '@seberang/design-system/Inline'
import { LandedCostReceipt } from '@seberang/design-system/LandedCostReceipt'
import { Money } from '@seberang/design-system/Money'
import { PageFrame } from '@seberang/design-system/PageFrame'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { PaymentMethodPicker } from '@seberang/design-system/PaymentMethodPicker'
import { Select } from '@seberang/design-system/Select'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { nothing } from '../fixtures/nothing.ts'
import { Origin } from '../fixtures/Origin.tsx'
import { paymentGroups } from '../fixtures/payment.ts'
import { airLines, airTotal, bothTotal, lightLines, lightTotal } from '../fixtures/receipt.ts'
import { Recipient } from '../fixtures/Recipient.tsx'
import { CustomersHeader } from '../fixtures/shell.tsx'
import { longProduct } from '../fixtures/texts.ts'

export default {
  title: 'Screens/Checkout',
  parameters: {
    frame: 'page',
    lead: 'Every shipment with its own courier and insurance, the way to pay below, the receipt beside it; below 992 px the sum and the button stay in a `BottomBar`.',
  },
} satisfies Meta

const lens = 'Lensa Fujinon XF 35mm f/2'

export const Matrix: StoryObj = {
  render: () => (
    <PageFrame skipLabel="Langsung ke isi" header={<CustomersHeader />}>
      <Container>
        <Stack space={6}>
          <PageHeader
            title="Checkout 2 kiriman"
            breadcrumbs={[{ label: 'Locker Import', href: '#locker' }, { label: 'Checkout' }]}
          />
          <Columns aside="wide" stickyAside>
            <Stack space={6}>
              <Sheet bleed as="div">
                <SheetSection>
                  <ShipmentChoices title={lens} code="SB-2611-4417" measured courier="jne" />
                </SheetSection>
                <SheetSection>
                  <ShipmentChoices title={longProduct} code="SB-2611-4420" courier="" />
                </SheetSection>
              </Sheet>
              <Stack space={3}>
                <Heading level={2}>Metode pembayaran</Heading>
                <PaymentMethodPicker
                  label="Metode pembayaran"
                  value="bca"
                  onChange={nothing}
                  groups={paymentGroups}
                />
              </Stack>
            </Stack>
            <Receipt />
          </Columns>
          <BottomBar>
            <Money size="large">{bothTotal}</Money>
            <Button size="large">Bayar</Button>
          </BottomBar>
        </Stack>
      </Container>
    </PageFrame>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

interface ShipmentChoicesProps {
  title: string
  code: string
  measured?: boolean
  courier: 'jne' | ''
}

function ShipmentChoices({ title, code, measured = false, courier }: ShipmentChoicesProps) {
  return (
    <Stack space={4}>
      <Inline align="between" space={3}>
        <Stack space={0.5}>
          <Heading level={2} step="h3">
            {title}
          </Heading>
          <Text as="div" step="note" tone="tertiary">
            <Origin country="US" code={code} way="Express udara" />
          </Text>
        </Stack>
        {measured ? <Badge tone="positive">Sudah diukur</Badge> : <Badge>Belum ditimbang</Badge>}
      </Inline>
      <Stack space={1}>
        <Text step="note" tone="tertiary">
          Dikirim ke
        </Text>
        <Recipient />
      </Stack>
      <Grid columns={2}>
        <Select
          label="Kurir domestik"
          placeholder="Pilih kurir"
          value={courier}
          onChange={nothing}
          error={courier === '' ? 'Pilih kurir untuk kiriman ini.' : undefined}
          options={[{ value: 'jne', label: 'JNE REG, 2–3 hari, Rp18.000' }]}
        />
        <Select
          label="Asuransi"
          value="none"
          onChange={nothing}
          options={[{ value: 'none', label: 'Tanpa asuransi' }]}
        />
      </Grid>
    </Stack>
  )
}

function Receipt() {
  return (
    <Sheet bleed as="div">
      <LandedCostReceipt
        title="Rincian biaya"
        groups={[
          { id: 'lens', heading: { title: lens, icon: Plane, sum: airTotal, open: true }, lines: airLines },
          {
            id: 'keyboard',
            heading: { title: longProduct, icon: Plane, sum: lightTotal },
            lines: lightLines,
          },
        ]}
        total={{ label: 'Total bayar', amount: bothTotal, size: 'total' }}
        action={
          <Button size="large" width="full">
            Bayar {bothTotal}
          </Button>
        }
        footnote="Kurs USD Rp16.000, 12 Nov 2026. Sebagian masih perkiraan. Ditimbang dan diukur ulang di gudang."
      />
    </Sheet>
  )
}
