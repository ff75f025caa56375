import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { formatNumber } from '../environment/format-number'
import { SearchLink } from '../list/search-link'
import { useNameSuffix } from '../section/block-section'
import type { DocBranch } from './doc-tree'
import * as styles from './category-tree.module.css'

export interface CategoryTreeProps {
  tree: readonly DocBranch[]
  /** From the top to the category that is chosen: so far the tree is open. */
  path: readonly DocBranch[]
  /** Documents in all of it, where that is more than the branches hold. */
  all?: number | undefined
}

/** Categories to choose from, each an address that can be shared. What is chosen shows what lies below it. */
export function CategoryTree({ tree, path, all }: CategoryTreeProps) {
  const { t } = useTranslation()
  const suffix = useNameSuffix()
  const count = all ?? tree.reduce((sum, branch) => sum + branch.count, 0)
  return (
    <nav className={styles.tree} aria-label={`${t('docs.categories')}${suffix}`}>
      <ul className={styles.level}>
        <li>
          <CategoryLink name={t('docs.all')} count={count} isChosen={path.length === 0} />
        </li>
        <Branches branches={tree} path={path} />
      </ul>
    </nav>
  )
}

function Branches({ branches, path: [open, ...below] }: { branches: readonly DocBranch[]; path: readonly DocBranch[] }) {
  return (
    <>
      {branches.map((branch) => (
        <li key={branch.id}>
          <CategoryLink id={branch.id} name={branch.name} lang={branch.lang} count={branch.count} isChosen={branch.id === open?.id && below.length === 0} />
          {branch.id === open?.id && branch.branches.length > 0 && (
            <ul className={styles.level}>
              <Branches branches={branch.branches} path={below} />
            </ul>
          )}
        </li>
      ))}
    </>
  )
}

function CategoryLink({ id, name, lang, count, isChosen }: { id?: number; name: string; lang?: string | undefined; count: number; isChosen: boolean }) {
  const { language } = useBlockEnvironment()
  return (
    <SearchLink className={styles.category} changes={{ category: id?.toString(), page: undefined }} aria-current={isChosen ? 'true' : undefined}>
      <span lang={lang}>{name}</span> <span className={styles.count}>{formatNumber(count, language)}</span>
    </SearchLink>
  )
}
