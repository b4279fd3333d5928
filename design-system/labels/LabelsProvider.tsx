import { createStrictContext } from '../internal/strict-context.tsx'

/** Texts for screen readers only. There are no defaults: the app provides them in its languages. */
export interface Labels {
  close: string
  showPassword: string
  hidePassword: string
  increase: string
  decrease: string
  openMenu: string
  closeMenu: string
  clear: string
  /** Announced in place of the icon of an external link. */
  opensNewWindow: string
  /** Name of the region that contains toasts. */
  notifications: string
  mainNavigation: string
  breadcrumbs: string
  stepDone: string
  stepCurrent: string
  stepNext: string
  /** Before a former price or measure. */
  before: string
  after: string
  previous: string
  next: string
  /** The index of the shown picture and the total. */
  photoOf: (place: number, count: number) => string
  results: (count: number) => string
}

const [LabelsProvider, useLabels] = createStrictContext<Labels>('Labels', 'Wrap the app in <LabelsProvider>.')

export { LabelsProvider, useLabels }
