import { searchContent } from '@university/api-client'
import { expecting } from '@university/api-client/expecting'

/** The search of the contract. Of an answer that is none of it nothing could be shown, not even the field for other words. */
export const searchSite = expecting(searchContent, (found) => Array.isArray(found?.data) && Boolean(found.facets))
