import { Component, type ReactNode } from 'react'
import { PartFailed } from '../failure-notice/part-failed'

/** A block that breaks leaves the page around it; so does one whose first screen cannot be shown. */
export class BlockBoundary extends Component<{ name: string; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`The block ${this.props.name} broke`, error)
  }

  override render() {
    return this.state.isBroken ? <PartFailed retry={() => this.setState({ isBroken: false })} /> : this.props.children
  }
}
