import { searchContent } from '@university/api-client'

/** The search of the contract. Of an answer that is none of it nothing could be shown, not even the field for other words: it counts as a failure. */
export const searchSite: typeof searchContent = async (...call) => {
  const result = await searchContent(...call)
  if (!result.ok || (Array.isArray(result.data?.data) && result.data.facets)) return result
  const { response } = result
  return { ok: false, kind: 'badResponse', status: response.status, response }
}
