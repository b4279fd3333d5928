import { Component, type ReactNode } from 'react'
import { PageError } from './PageError.tsx'

interface Props {
  /** Another page is another try. */
  page: string
  children: ReactNode
}

/** Shows the error page in place of a page that failed, until another one is opened. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    console.error(error)
  }

  override componentDidUpdate({ page }: Props): void {
    if (this.state.failed && page !== this.props.page) this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? <PageError /> : this.props.children
  }
}
