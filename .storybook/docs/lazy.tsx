import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'
import type { PropsWithChildren } from 'react'

const Frame = lazy(() => import('./DocsFrame.tsx'))
const ComponentPage = lazy(() => import('./ComponentPage.tsx'))

/** Loaded with the first page of docs: stories and their tests do not need it. */
export const lazyDocs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <ComponentPage />
    </Suspense>
  ),
}
