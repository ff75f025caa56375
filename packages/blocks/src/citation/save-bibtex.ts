import { listPortfolioPublications } from '@university/api-client'
import { readAllPages } from '@university/api-client/read-all-pages'
import { client } from '../environment/client'
import { saveFile } from '../table/save-file'
import { toBibtex } from './to-bibtex'
import type { Work } from './work'

/** @param name of the file, without its ending */
export function saveBibtex(name: string, works: readonly Work[]): void {
  saveFile(`${name}.bib`, 'application/x-bibtex;charset=utf-8', toBibtex(works))
}

/** All publications of a person, however many are shown. @returns false where they could not be asked for */
export async function saveAllBibtex(portfolioId: number): Promise<boolean> {
  const works = await readAllPages(client, listPortfolioPublications, { body: { portfolio_id: portfolioId } })
  if (works.ok) saveBibtex(`publications-${portfolioId}`, works.data)
  return works.ok
}
