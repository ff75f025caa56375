import { Component, type ReactNode } from 'react'
import { FailureNotice } from './failure-notice'

export interface PartBoundaryProps {
  /** For the console. */
  name: string
  /** What stands below the notice where it broke. */
  instead?: ReactNode
  children: ReactNode
}

/** A block or an island that breaks, as in a browser that lacks something, leaves the page around it. */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.name} broke`, error)
  }

  override render() {
    const { instead, children } = this.props
    if (!this.state.isBroken) return children
    return (
      <>
        <FailureNotice what="part" failure={undefined} retry={() => this.setState({ isBroken: false })} />
        {instead}
      </>
    )
  }
}
