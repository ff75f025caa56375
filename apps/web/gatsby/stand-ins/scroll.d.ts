import type { Component, ReactNode } from 'react'

/** Scrolls to where a step leads. */
export class ScrollContext extends Component<{ location: { pathname: string; hash: string; key?: string; action?: 'POP' | 'PUSH' }; children: ReactNode }> {}
