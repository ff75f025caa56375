/** Where a person's research is listed elsewhere. */
export interface ResearchProfile {
  /** A name in every language. */
  readonly name: string
  readonly url: string
  /** How the person is named there. */
  readonly id: string
  /** Hirsch index by this list; null where it has none. */
  readonly hIndex: number | null
}

type Identifiers = Pick<Queries.ResearchProfilesFragment, 'orcid' | 'scopus_id' | 'wos_id' | 'scholar_id' | 'h_index_scopus' | 'h_index_wos'>

/** The lists of researchers that know a person, ORCID first. */
export function researchProfilesOf({ orcid, scopus_id, wos_id, scholar_id, h_index_scopus, h_index_wos }: Identifiers): ResearchProfile[] {
  const lists = [
    { name: 'ORCID', id: orcid, url: 'https://orcid.org/', hIndex: null },
    { name: 'Scopus', id: scopus_id, url: 'https://www.scopus.com/authid/detail.uri?authorId=', hIndex: h_index_scopus },
    { name: 'Web of Science', id: wos_id, url: 'https://www.webofscience.com/wos/author/record/', hIndex: h_index_wos },
    { name: 'Google Scholar', id: scholar_id, url: 'https://scholar.google.com/citations?user=', hIndex: null },
  ]
  return lists.flatMap(({ id, url, ...list }) => (id ? { ...list, id, url: url + encodeURIComponent(id) } : []))
}
