import 'fake-indexeddb/auto'
import { LabelsProvider } from '@seberang/design-system/labels'
import { LinkProvider } from '@seberang/design-system/link'
import { ToastProvider } from '@seberang/design-system/Toast'
import type { Customer } from '@seberang/domain/api'
import { act, render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import i18next, { type TFunction } from 'i18next'
import { Suspense, type ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { loadTexts, startTexts } from '../lib/i18n/i18n.ts'
import type { Namespace } from '../lib/i18n/types.ts'
import { updateSession } from '../lib/session/session.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { useLabelTexts } from '../shell/use-label-texts.ts'

export const customer: Customer = {
  customer_id: '20418',
  first_name: 'Ratna',
  last_name: 'Wijaya',
  email: 'ratna@contoh.id',
  phone_number: '+628123456789',
  avatar: null,
  avatar_url: null,
  customer_type: 'personal',
  password_set_at: '2026-05-03T03:00:00.000Z',
  has_pin: false,
  pin_set_at: null,
  is_disable_minimum_weight: false,
  wallet: 0,
  ktp: null,
  passport: null,
  company: null,
  total_transaction: { success: 0, process: 0 },
  language: 'id',
}

export interface Options {
  /** Texts that the screen's route would have loaded. */
  texts: readonly Namespace[]
  /** Null for a guest. */
  signedInAs?: Customer | null
  /** Where the page is opened; with what another page hands over. */
  at?: string | { pathname: string; state: unknown }
  /** Shares the app's own cache, which outlives the test, instead of a fresh one. */
  appCache?: boolean
  /** Keeps what an earlier page stored in the browser: a reload. */
  keepStorage?: boolean
}

export interface Rendered extends RenderResult {
  user: UserEvent
  /** A text of the catalogue, as the page shows it. */
  t: TFunction<Namespace[]>
  /** Where the app is now. */
  location: () => string
  /** Presses Back (-1) or Forward (1). */
  go: (delta: number) => void
}

let started: Promise<void> | undefined

/** A part of the app under what every page stands in: texts, session, cache, router, labels and toasts. */
export async function renderApp(part: ReactNode, options: Options): Promise<Rendered> {
  const { texts, signedInAs = customer, at = '/', appCache = false, keepStorage = false } = options
  started ??= startTexts()
  await started
  await loadTexts('failure', ...texts)
  if (!keepStorage) {
    localStorage.clear()
    sessionStorage.clear()
    // What an earlier test's customer has confirmed counts no more.
    await updateSession({ token: null })
  }
  await updateSession({
    access: { token: 'access', signingKey: 'key', expiresAt: '2030-01-01T00:00:00Z' },
    token: signedInAs && 'token',
    customer: signedInAs,
  })
  let current = typeof at === 'string' ? at : at.pathname
  let navigate: (delta: number) => unknown = () => undefined
  const result = render(
    <SWRConfig value={appCache ? {} : { provider: () => new Map() }}>
      <MemoryRouter initialEntries={[at]}>
        <Frame>{part}</Frame>
        <LocationProbe
          onChange={(location, go) => {
            current = location
            navigate = go
          }}
        />
      </MemoryRouter>
    </SWRConfig>,
  )
  return {
    ...result,
    user: userEvent.setup(),
    t: i18next.getFixedT('id'),
    location: () => current,
    go: (delta) => act(() => void navigate(delta)),
  }
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <LabelsProvider value={useLabelTexts()}>
      <LinkProvider linkComponent={RouterLink}>
        <ToastProvider>
          <Suspense>{children}</Suspense>
        </ToastProvider>
      </LinkProvider>
    </LabelsProvider>
  )
}

interface LocationProbeProps {
  onChange: (location: string, go: (delta: number) => unknown) => void
}

function LocationProbe({ onChange }: LocationProbeProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  onChange(pathname + search, navigate)
  return null
}
