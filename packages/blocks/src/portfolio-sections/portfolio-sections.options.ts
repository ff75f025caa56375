import type { Schema } from '@university/api-client/types'

export interface PortfolioSectionsOptions {
  portfolioId: number
  /** Rows of each list; a section without any is left out. */
  counts: Readonly<Schema<'PortfolioCounts'>>
}
