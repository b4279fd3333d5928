import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Surroundings } from './providers.tsx'

/** Renders inside the providers of an app, in Indonesian. */
export function renderWithLabels(element: ReactElement) {
  return render(<Surroundings language="id">{element}</Surroundings>)
}
