import { Component, type ComponentType } from 'react'
import { PartFailed } from '../failure-notice/part-failed'

export interface IslandBoundaryProps<Props> {
  Component: ComponentType<Props>
  props: Props
  /** What the build made of the island. */
  html: string
}

/** An island that breaks, as in a browser that lacks something, keeps the HTML of the build, which can be read and whose links lead on. */
export class IslandBoundary<Props extends object> extends Component<IslandBoundaryProps<Props>, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('An island broke', error)
  }

  override render() {
    const { Component, props, html } = this.props
    if (!this.state.isBroken) return <Component {...props} />
    return (
      <>
        <PartFailed retry={() => this.setState({ isBroken: false })} />
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </>
    )
  }
}
