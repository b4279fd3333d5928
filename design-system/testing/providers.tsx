import type { ReactNode } from 'react'
import { LabelsProvider } from '../labels/index.ts'
import type { Labels } from '../labels/index.ts'
import { LinkProvider } from '../link/index.ts'
import type { LinkComponentProps } from '../link/index.ts'

export const languages = ['id', 'en', 'zh'] as const
export type Language = (typeof languages)[number]

const labels: Record<Language, Labels> = {
  id: {
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
    stepCurrent: 'sekarang',
    stepNext: 'berikutnya',
    before: 'sebelumnya',
    after: 'sekarang',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    photoOf: (place, count) => `Foto ${place} dari ${count}`,
    results: (count) => `${count} hasil`,
  },
  en: {
    close: 'Close',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    increase: 'Increase',
    decrease: 'Decrease',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    clear: 'Clear',
    opensNewWindow: '(opens a new window)',
    notifications: 'Notifications',
    mainNavigation: 'Main navigation',
    breadcrumbs: 'Where this page is',
    stepDone: 'done',
    stepCurrent: 'current',
    stepNext: 'next',
    before: 'before',
    after: 'now',
    previous: 'Previous',
    next: 'Next',
    photoOf: (place, count) => `Photo ${place} of ${count}`,
    results: (count) => `${count} results`,
  },
  zh: {
    close: '关闭',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    increase: '增加',
    decrease: '减少',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    clear: '清除',
    opensNewWindow: '（打开新窗口）',
    notifications: '通知',
    mainNavigation: '主导航',
    breadcrumbs: '当前位置',
    stepDone: '已完成',
    stepCurrent: '当前',
    stepNext: '下一步',
    before: '之前',
    after: '现在',
    previous: '上一个',
    next: '下一个',
    photoOf: (place, count) => `第 ${place} 张照片，共 ${count} 张`,
    results: (count) => `${count} 条结果`,
  },
}

function PlainLink({ children, ...attributes }: LinkComponentProps) {
  return <a {...attributes}>{children}</a>
}

interface ProvidersProps {
  language: Language
  children: ReactNode
}

/**
 * The providers of an app, for tests and the catalogue: texts for screen readers, and a link without a
 * router.
 */
export function Providers({ language, children }: ProvidersProps) {
  return (
    <LabelsProvider value={labels[language]}>
      <LinkProvider linkComponent={PlainLink}>{children}</LinkProvider>
    </LabelsProvider>
  )
}
