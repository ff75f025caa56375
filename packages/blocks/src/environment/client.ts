import { createClient } from '@university/api-client/client'

/**
 * Calls of the blocks go to the page's own host. A module of its own and no part of the environment, so that pages
 * without a block that calls do not ship it.
 */
export const client = createClient({ timeoutMs: 15_000 })
