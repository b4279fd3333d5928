import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '@seberang/design-system/Avatar'
import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Footer, FooterList, FooterPayments } from '@seberang/design-system/Footer'
import { Header, WizardHeader } from '@seberang/design-system/Header'
import { IconButton, IconButtonLink } from '@seberang/design-system/IconButton'
import { Bell, MessageCircle, ShoppingCart } from '@seberang/design-system/icons'
import { LanguageSwitcher } from '@seberang/design-system/LanguageSwitcher'
import { Link } from '@seberang/design-system/Link'
import { Stack } from '@seberang/design-system/Stack'
import { Stepper } from '@seberang/design-system/Stepper'
import { ThemeSwitcher } from '@seberang/design-system/ThemeSwitcher'
import { WizardFooter } from '@seberang/design-system/WizardFooter'
import { wizardSteps } from '../fixtures/wizard.ts'

const meta: Meta = { title: 'Components/Header and Footer' }
export default meta
type Story = StoryObj

const home = { href: '#home', name: 'Seberang' }
const nothing = (): void => undefined

const switchers = (
  <>
    <LanguageSwitcher
      label="Bahasa"
      value="id"
      onChange={nothing}
      languages={[
        { value: 'id', label: 'Bahasa Indonesia', short: 'ID' },
        { value: 'en', label: 'English', short: 'EN' },
        { value: 'zh', label: '中文', short: '中文' },
      ]}
    />
    <ThemeSwitcher
      label="Tema"
      value="system"
      labels={{ light: 'Terang', dark: 'Gelap', system: 'Ikut perangkat' }}
      onChange={nothing}
    />
  </>
)

const visitor = (
  <Header
    home={home}
    links={[
      { href: '#home', label: 'Beranda', current: true },
      { href: '#tutorial', label: 'Tutorial' },
      { href: '#articles', label: 'Artikel' },
    ]}
    actions={
      <>
        {switchers}
        <ButtonLink href="#login" variant="plain" tone="neutral">
          Masuk
        </ButtonLink>
        <ButtonLink href="#register" variant="outline" tone="neutral">
          Daftar
        </ButtonLink>
        <ButtonLink href="#add">Tambah Kiriman +</ButtonLink>
      </>
    }
    menu={<Button width="full">Masuk</Button>}
  />
)

export const Matrix: Story = {
  render: () => (
    <Stack space={8}>
      {visitor}
      <Header
        home={home}
        linksOnPhone="tabs"
        links={[
          { href: '#import', label: 'Locker Import', current: true, count: 4 },
          { href: '#export', label: 'Locker Export', count: 1 },
          { href: '#quarantine', label: 'Quarantine', count: 1, countTone: 'critical' },
        ]}
        actions={
          <ButtonLink href="#add" variant="outline">
            Tambah Kiriman +
          </ButtonLink>
        }
        always={
          <>
            <IconButtonLink icon={ShoppingCart} href="#cart" label="Keranjang, 3 kiriman" count={3} />
            <IconButton icon={Bell} label="Pemberitahuan, 1 baru" count={1} countTone="caution" />
            <Avatar name="Ratna Wulandari" />
          </>
        }
        menu={<Button width="full">Keluar</Button>}
      />
      <WizardHeader
        home={home}
        stepper={<Stepper label="Tambah kiriman" steps={wizardSteps} current={1} />}
        actions={
          <Button variant="outline" tone="neutral">
            Kiriman +
          </Button>
        }
        close={{ href: '#locker', label: 'Tutup' }}
      />
      <WizardFooter
        facts={[
          { label: 'Total harga perkiraan', value: 'Rp1.378.535' },
          { label: 'Total berat', value: '1,00 kg' },
        ]}
      >
        <Button variant="outline" tone="neutral" size="large">
          Kembali
        </Button>
        <Button size="large">Lanjut</Button>
      </WizardFooter>
      <Footer
        columns={[
          {
            title: 'Bantuan Sales Representatif',
            content: (
              <Stack space={2} align="start">
                <p>Kirim dalam jumlah besar? Tim sales bantu hitung dan urus dokumennya.</p>
                <Link href="#chat" variant="standalone" icon={MessageCircle}>
                  Chat dengan sales
                </Link>
              </Stack>
            ),
          },
          {
            title: 'Layanan Pelanggan',
            content: (
              <FooterList
                items={[
                  { id: 'phone', content: '021 5099 7420' },
                  { id: 'mail', content: 'bantuan@seberang.id' },
                ]}
              />
            ),
          },
          {
            title: 'Dukungan Pembayaran',
            content: <FooterPayments names={['BNI', 'BRI', 'BCA', 'Mandiri']} />,
          },
          { title: 'Keamanan Transaksi', content: <p>KTP dan paspor disimpan terenkripsi.</p> },
          {
            title: 'Ikuti Kami',
            content: <FooterList items={[{ id: 'instagram', content: 'Instagram' }]} />,
          },
        ]}
        notice="Layanan Pengaduan Konsumen: Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan Republik Indonesia."
        linksLabel="Tentang Seberang"
        links={[
          { href: '#about', label: 'Tentang Kami' },
          { href: '#privacy', label: 'Kebijakan Privasi' },
        ]}
        copyright="© 2026 Seberang"
      />
    </Stack>
  ),
  // Two headers on one page would never be; here they are compared.
  parameters: { a11y: { config: { rules: landmarksMayRepeat() } } },
}

function landmarksMayRepeat() {
  return ['landmark-no-duplicate-banner', 'landmark-unique'].map((id) => ({ id, enabled: false }))
}

export const AVisitorsHeader: Story = { render: () => visitor }
