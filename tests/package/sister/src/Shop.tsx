import { Badge } from '@seberang/design-system/Badge'
import { Box } from '@seberang/design-system/Box'
import { BoxArt } from '@seberang/design-system/BoxArt'
import { Button } from '@seberang/design-system/Button'
import { Container } from '@seberang/design-system/Container'
import { Dialog } from '@seberang/design-system/Dialog'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Grid } from '@seberang/design-system/Grid'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Link } from '@seberang/design-system/Link'
import { Money } from '@seberang/design-system/Money'
import { SearchField } from '@seberang/design-system/SearchField'
import { SegmentedControl } from '@seberang/design-system/SegmentedControl'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { useState } from 'react'

const goods = [
  { name: 'Keyboard mekanik 75%', art: 'long', from: 'China', price: 'Rp1.189.000', isNew: true },
  { name: 'Lensa 35 mm f/2', art: 'fragile', from: 'Amerika', price: 'Rp4.764.000', isNew: false },
  { name: 'Serum vitamin C 30 ml', art: 'small', from: 'Korea', price: 'Rp312.000', isNew: true },
  { name: 'Sepatu lari karbon', art: 'shoebox', from: 'Amerika', price: 'Rp3.150.000', isNew: false },
  { name: 'Teko besi cor 0,8 liter', art: 'medium', from: 'Jepang', price: 'Rp985.000', isNew: false },
  { name: 'Lampu meja lipat', art: 'battery', from: 'China', price: 'Rp274.000', isNew: true },
] as const
type Good = (typeof goods)[number]

export function Shop() {
  const [wanted, setWanted] = useState('')
  const [which, setWhich] = useState<'all' | 'new'>('all')
  const [chosen, setChosen] = useState<Good>()
  const found = goods.filter(
    ({ name, isNew }) => name.toLowerCase().includes(wanted.toLowerCase()) && (which === 'all' || isNew),
  )
  return (
    <Box as="main" paddingY={12}>
      <Container>
        <Stack space={8}>
          <Stack space={3}>
            <Heading level={1} step="display">
              Pasar Jauh
            </Heading>
            <Text step="lead" tone="secondary" measure>
              Barang pilihan dari seberang lautan, harganya sudah sampai di depan pintu.
            </Text>
          </Stack>
          <Inline space={4} align="between">
            <SearchField label="Cari barang" value={wanted} onChange={setWanted} />
            <SegmentedControl
              label="Tampilkan"
              value={which}
              onChange={setWhich}
              options={[
                { value: 'all', label: 'Semua' },
                { value: 'new', label: 'Baru datang' },
              ]}
            />
          </Inline>
          {found.length === 0 ? (
            <EmptyState
              title="Belum ada"
              text="Coba kata lain."
              action={<Button onClick={() => setWanted('')}>Tampilkan semua</Button>}
            />
          ) : (
            <Grid columns={3} space={6}>
              {found.map((good) => (
                <Offer key={good.name} good={good} onChoose={() => setChosen(good)} />
              ))}
            </Grid>
          )}
          <Text step="note" tone="secondary">
            Dikirim oleh <Link href="https://seberang.example">Seberang</Link>.
          </Text>
        </Stack>
      </Container>
      <Dialog
        open={chosen !== undefined}
        onOpenChange={() => setChosen(undefined)}
        title={chosen?.name ?? ''}
        description="Bea masuk dan pajak sudah termasuk."
        footer={<Button onClick={() => setChosen(undefined)}>Masukkan ke keranjang</Button>}
      >
        <Money size="large">{chosen?.price ?? ''}</Money>
      </Dialog>
    </Box>
  )
}

function Offer({ good, onChoose }: { good: Good; onChoose: () => void }) {
  return (
    <Sheet as="article">
      <SheetSection>
        <Stack space={4}>
          <Inline align="between" alignY="top" space={2}>
            <BoxArt name={good.art} size="large" />
            {good.isNew ? <Badge tone="brand">Baru</Badge> : null}
          </Inline>
          <Stack space={1}>
            <Heading level={2} step="h3">
              {good.name}
            </Heading>
            <Text step="note" tone="secondary">
              Dari {good.from}
            </Text>
          </Stack>
          <Inline align="between" space={3}>
            <Money size="medium">{good.price}</Money>
            <Button variant="outline" onClick={onChoose}>
              Pilih
            </Button>
          </Inline>
        </Stack>
      </SheetSection>
    </Sheet>
  )
}
