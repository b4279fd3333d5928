import { Component, type ReactNode } from 'react'
import { PageError } from './PageError.tsx'

interface Props {
  /** A change resets the boundary. */
  page: string
  children: ReactNode
}

interface State {
  page: string
  failed: boolean
}

/** Shows the error page in place of a page that failed, until another one is opened. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, failed: false }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, failed: false }
  }

  static getDerivedStateFromError(): Pick<State, 'failed'> {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override render(): ReactNode {
    return this.state.failed ? <PageError /> : this.props.children
  }
}
