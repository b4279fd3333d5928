import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@seberang/design-system/Button'
import { Checkbox } from '@seberang/design-system/Checkbox'
import { Grid } from '@seberang/design-system/Grid'
import { Heading } from '@seberang/design-system/Heading'
import { Plus } from '@seberang/design-system/icons'
import { MeasureField } from '@seberang/design-system/MeasureField'
import { MoneyField } from '@seberang/design-system/MoneyField'
import { OpenerField } from '@seberang/design-system/OpenerField'
import { ProductLine, ProductLines } from '@seberang/design-system/ProductLine'
import { QuantityField } from '@seberang/design-system/QuantityField'
import { Select } from '@seberang/design-system/Select'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { TextField } from '@seberang/design-system/TextField'
import { nothing } from '../fixtures/nothing.ts'
import { longProduct } from '../fixtures/texts.ts'
import { WizardFrame } from '../fixtures/wizard-frame.tsx'

export default {
  title: 'Screens/Wizard',
  parameters: {
    frame: 'page',
    lead: 'One step of a new shipment, what is entered so far above its form; `WizardFooter` keeps the price in sight while it is typed.',
  },
} satisfies Meta

export const Matrix: StoryObj = {
  render: () => (
    <WizardFrame
      title="Apa isi kirimannya?"
      text="Data ini dipakai untuk menghitung pungutan dan mengisi dokumen bea cukai."
      back="Kembali"
      next="Lanjut"
    >
      <Stack space={5}>
        <Sheet as="div" bleed>
          <ProductLines label="Produk">
            <ProductLine
              title={longProduct}
              meta="1 × USD 289,00, 800 gram, HS 8471.60"
              amount="Rp4.764.165"
              editLabel="Ubah keyboard"
              onEdit={nothing}
              removeLabel="Hapus keyboard"
              onRemove={nothing}
            />
          </ProductLines>
        </Sheet>
        <Sheet as="div" bleed>
          <SheetSection>
            <ProductForm />
          </SheetSection>
        </Sheet>
        <div>
          <Button variant="plain" icon={Plus}>
            Tambah produk
          </Button>
        </div>
      </Stack>
    </WizardFrame>
  ),
}
export const MatrixOnAPhone: StoryObj = { ...Matrix, globals: { viewport: { value: 'phone' } } }

function ProductForm() {
  return (
    <Stack space={5}>
      <Heading level={2}>Produk 2</Heading>
      <TextField
        label="Nama produk"
        hint="Tulis apa adanya dalam bahasa Indonesia."
        value="Kartu memori SDXC 128 GB"
        onChange={nothing}
      />
      <Grid columns={2}>
        <Select
          label="Kategori"
          value="electronics"
          onChange={nothing}
          options={[{ value: 'electronics', label: 'Elektronik' }]}
        />
        <OpenerField
          label="Kode HS"
          value=""
          placeholder="Cari kode"
          open={false}
          onOpen={nothing}
          error="Pilih kode HS untuk produk ini."
        />
        <QuantityField label="Jumlah" value="2" onChange={nothing} />
        <MoneyField
          label="Harga satuan"
          value="32,50"
          onChange={nothing}
          currency="USD"
          currencies={['USD']}
          currencyLabel="Mata uang"
          equivalent="Rp535.763"
        />
        <MeasureField
          label="Berat satuan"
          hint="0,1 kg = 100 gram."
          value="0,1"
          onChange={nothing}
          unit="kg"
          units={['kg', 'gram']}
          unitLabel="Satuan berat"
        />
      </Grid>
      <Checkbox
        label="Mengandung baterai"
        description="Baterai lepas hanya bisa lewat laut."
        checked={false}
        onChange={nothing}
      />
    </Stack>
  )
}
