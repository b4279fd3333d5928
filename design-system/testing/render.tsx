import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { LabelsProvider } from '../labels/index.ts'
import type { Labels } from '../labels/index.ts'
import { LinkProvider } from '../link/index.ts'
import type { LinkComponentProps } from '../link/index.ts'

export const testLabels: Labels = {
  close: 'Tutup',
  showPassword: 'Lihat kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  increase: 'Tambah',
  decrease: 'Kurangi',
  openMenu: 'Buka menu',
  closeMenu: 'Tutup menu',
  clear: 'Kosongkan',
  opensNewWindow: '(membuka jendela baru)',
  notifications: 'Pemberitahuan',
  mainNavigation: 'Navigasi utama',
  breadcrumbs: 'Lokasi halaman',
  stepDone: 'selesai',
  stepCurrent: 'sedang diisi',
  stepNext: 'berikutnya',
  before: 'sebelumnya',
  after: 'sekarang',
  results: (count) => `${count} hasil`,
}

function PlainLink({ children, ...attributes }: LinkComponentProps) {
  return <a {...attributes}>{children}</a>
}

/** Renders inside of what every app provides: words for screen readers and a link. */
export function renderWithLabels(element: ReactElement) {
  return render(
    <LabelsProvider value={testLabels}>
      <LinkProvider linkComponent={PlainLink}>{element}</LinkProvider>
    </LabelsProvider>,
  )
}
