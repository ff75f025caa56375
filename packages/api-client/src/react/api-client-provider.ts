import { createContext, createElement, type ReactNode } from 'react'
import type { Client } from '../client'

export const ApiClientContext = createContext<Client | null>(null)

export interface ApiClientProviderProps {
  client: Client
  children?: ReactNode
}

/** The client of all `useOperation` below. */
export function ApiClientProvider({ client, children }: ApiClientProviderProps) {
  return createElement(ApiClientContext.Provider, { value: client }, children)
}
