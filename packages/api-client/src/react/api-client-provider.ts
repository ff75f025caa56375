import { createContext, createElement, type ReactNode } from 'react'
import type { Client } from '../client'
import { cacheOf } from './operation-cache'

export const ApiClientContext = createContext<Client | null>(null)

export interface ApiClientProviderProps {
  client: Client
  /** Answers that are kept for components to come. Counts when the client is first used. Default 100. */
  cacheSize?: number
  children?: ReactNode
}

/** The client of all `useOperation` below. */
export function ApiClientProvider({ client, cacheSize, children }: ApiClientProviderProps) {
  cacheOf(client, cacheSize)
  return createElement(ApiClientContext.Provider, { value: client }, children)
}
