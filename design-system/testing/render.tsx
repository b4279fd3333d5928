import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Providers } from './providers.tsx'

/** Renders inside the providers of an app, in Indonesian. */
export function renderWithLabels(element: ReactElement) {
  return render(<Providers language="id">{element}</Providers>)
}
