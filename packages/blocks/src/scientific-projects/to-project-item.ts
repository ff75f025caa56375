import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import type { ProjectItem, ProjectPerson } from './scientific-projects.options'

/** A project as the contract has it → in one language. */
export function toProjectItem(row: Schema<'ScientificProject'>, language: Language): ProjectItem {
  const { report } = row
  return {
    id: row.id,
    irn: row.irn,
    title: pickText(row, 'title', language) ?? { text: row.irn ?? `#${row.id}`, language },
    type: pickText(row.type, 'name', language),
    funding: pickText(row.funding, 'name', language),
    field: pickText(row, 'priority', language),
    leader: toPerson(row.leader, language),
    members: row.members.map((member) => toPerson(member, language)),
    customer: pickText(row, 'customer', language),
    starts: row.starts_at,
    ends: row.ends_at,
    budget: row.budget_amount,
    goal: pickText(row, 'goal', language),
    results: pickText(row, 'results', language),
    publications: row.publications_count,
    report: report && { title: pickText(report, 'title', language), url: report.url, ext: report.ext },
    status: row.status,
  }
}

function toPerson(member: Schema<'ProjectMember'>, language: Language): ProjectPerson {
  return { id: member.portfolio_id, name: pickText(member, 'full_name', language), role: pickText(member, 'role', language) }
}
