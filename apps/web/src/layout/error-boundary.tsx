import { Component, type ComponentType, type ReactNode } from 'react'
import { meetMissingCode } from '../builds/missing-code'

interface ErrorBoundaryProps {
  /** Path of the page: on another one the reader gets another chance. */
  path: string
  children: ReactNode
}

interface ErrorBoundaryState {
  failed: boolean
  ErrorPage?: ComponentType
}

/** Where a part of the page fails to render, the error page takes its place, which comes when it is needed. React has logged why. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true }
  }

  override componentDidCatch() {
    import(/* webpackChunkName: "error-page" */ './error-page').then(
      ({ ErrorPage }) => this.setState({ ErrorPage }),
      // As for any code that a reader waits for: an empty page would say nothing.
      (cause: unknown) => meetMissingCode(cause, true),
    )
  }

  override componentDidUpdate({ path }: ErrorBoundaryProps) {
    if (this.state.failed && path !== this.props.path) this.setState({ failed: false })
  }

  override render() {
    const { failed, ErrorPage } = this.state
    if (!failed) return this.props.children
    return ErrorPage ? <ErrorPage /> : null
  }
}
