import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { formatMoney } from '../environment/format-money'
import { formatFileSize } from '../files/format-file-size'
import { yearsOf } from './years-of'
import * as styles from './portfolio-sections.module.css'
import { Facts, Row, Words } from './row'

export function ProjectRow({ row }: { row: Schema<'PortfolioProject'> }) {
  const { language, Link } = useBlockEnvironment()
  const title = <Words of={pickText(row, 'title', language)} />
  const role = pickText(row, 'role', language)
  const result = pickText(row, 'result', language)
  return (
    <Row when={<Years of={row} />} title={row.url ? <Link to={row.url}>{title}</Link> : title}>
      <Facts of={[role && <Words of={role} />]} />
      {result && (
        <p>
          <Words of={result} />
        </p>
      )}
    </Row>
  )
}

export function GrantRow({ row }: { row: Schema<'PortfolioGrant'> }) {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const { role, irn, amount } = row
  const funder = pickText(row, 'funder', language)
  return (
    <Row when={<Years of={row} />} title={<Words of={pickText(row, 'title', language)} />}>
      <Facts of={[t(`portfolio.role_${role}`), funder && <Words of={funder} />, irn, amount === null ? null : formatMoney(amount, language)]} />
    </Row>
  )
}

export function SubjectRow({ row }: { row: Schema<'PortfolioSubject'> }) {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const { code, credits, semester, syllabus } = row
  return (
    <Row when={code ?? ''} title={<Words of={pickText(row, 'name', language)} />}>
      <Facts of={[credits === null ? null : `${credits} ECTS`, semester === null ? null : t('portfolio.semester', { number: semester })]} />
      {syllabus && <Document file={syllabus} />}
    </Row>
  )
}

export function AwardRow({ row }: { row: Schema<'PortfolioAward'> }) {
  const { language } = useBlockEnvironment()
  const issuer = pickText(row, 'issuer', language)
  return (
    <Row when={row.awarded_at?.slice(0, 4) ?? ''} title={<Words of={pickText(row, 'title', language)} />}>
      <Facts of={[issuer && <Words of={issuer} />]} />
      {row.document && <Document file={row.document} />}
    </Row>
  )
}

export function ExperienceRow({ row }: { row: Schema<'PortfolioExperience'> }) {
  const { language } = useBlockEnvironment()
  const organization = pickText(row, 'organization', language)
  return (
    <Row when={<Years of={row} isCurrent={row.is_current} />} title={<Words of={pickText(row, 'position', language)} />}>
      <Facts of={[organization && <Words of={organization} />]} />
    </Row>
  )
}

export function InterestRow({ row }: { row: Schema<'PortfolioInterest'> }) {
  const { language } = useBlockEnvironment()
  return <Words of={pickText(row, 'name', language)} />
}

function Years({ of, isCurrent = false }: { of: { starts_at: string | null; ends_at: string | null }; isCurrent?: boolean }) {
  const { t } = useTranslation()
  return <>{yearsOf(of, isCurrent ? t('portfolio.present') : '')}</>
}

function Document({ file }: { file: Schema<'File'> }) {
  const { t } = useTranslation()
  const { language } = useBlockEnvironment()
  const title = pickText(file, 'title', language)
  return (
    <p>
      <a className={styles.document} href={file.url} type={file.mime}>
        {title ? <Words of={title} /> : t('portfolio.document')} ({file.ext.toUpperCase()}, {formatFileSize(file.size_bytes, language)})
      </a>
    </p>
  )
}
