import { createStrictContext } from '../internal/strict-context.tsx'

/** The words that only a screen reader hears. There are no defaults: the app says them in its languages. */
export interface Labels {
  close: string
  showPassword: string
  hidePassword: string
  increase: string
  decrease: string
  openMenu: string
  closeMenu: string
  clear: string
  /** Said in place of the arrow that leads out of the site. */
  opensNewWindow: string
  /** Name of the region in which toasts appear. */
  notifications: string
  mainNavigation: string
  breadcrumbs: string
  stepDone: string
  stepCurrent: string
  stepNext: string
  /** Before a price or measure that no longer holds. */
  before: string
  after: string
  previous: string
  next: string
  /** Which picture of how many is shown. */
  photoOf: (place: number, count: number) => string
  results: (count: number) => string
}

const [LabelsProvider, useLabels] = createStrictContext<Labels>(
  'Labels',
  'Wrap the app in <LabelsProvider value={…}> from @seberang/design-system/labels.',
)

export { LabelsProvider, useLabels }
