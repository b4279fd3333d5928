import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Bell } from '../icons/index.ts'
import { Header } from '../components/Header/index.ts'
import { Notice } from '../components/Notice/index.ts'
import { PasswordField } from '../components/PasswordField/index.ts'
import { QuantityField } from '../components/QuantityField/index.ts'
import { Stepper } from '../components/Stepper/index.ts'
import { ToastProvider } from '../components/Toast/index.ts'

const nothing = vi.fn<() => void>()

// Default texts would be worse than none: a missing provider must be noticed at once.
test.each([
  ['Header', <Header key="header" home={{ href: '/', name: 'Seberang' }} links={[]} />],
  ['Notice', <Notice key="notice" tone="info" icon={Bell} onClose={nothing} />],
  [
    'PasswordField',
    <PasswordField key="password" label="" value="" autoComplete="new-password" onChange={nothing} />,
  ],
  ['QuantityField', <QuantityField key="quantity" label="" value="" onChange={nothing} />],
  ['Stepper', <Stepper key="stepper" label="" steps={[{ label: 'Produk' }]} current={0} />],
  ['ToastProvider', <ToastProvider key="toast">isi</ToastProvider>],
])('%s without words for screen readers says what to wrap the app in', (_name, element) => {
  expect(() => render(element)).toThrow(/<LabelsProvider>/)
})
