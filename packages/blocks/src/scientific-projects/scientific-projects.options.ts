import type { listProjects } from '@university/api-client'
import type { LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Choice } from '../filters/choice'
import type { FixedOptions } from '../list/fixed-options'
import type { ListPage } from '../list/use-pages'

/** What an editor may fix of the list of projects: filters of the contract. What is fixed is not offered to choose; an order is what the list begins with. */
export type ScientificProjectsOptions = FixedOptions<typeof listProjects>

/** A project in one language. */
export interface ProjectItem {
  id: number
  /** Null where the state gave none. */
  irn: string | null
  title: LocalText
  type: LocalText | null
  funding: LocalText | null
  /** The field of science, as the state names its priorities. */
  field: LocalText | null
  leader: ProjectPerson
  members: readonly ProjectPerson[]
  customer: LocalText | null
  /** `2026-03-02` */
  starts: string
  ends: string
  /** In whole tenge for the whole project; null where it is not disclosed. */
  budget: number | null
  /** Sanitised HTML. */
  goal: LocalText | null
  results: LocalText | null
  publications: number
  report: { title: LocalText | null; url: string; ext: string } | null
  status: Schema<'ProjectStatus'>
}

export interface ProjectPerson {
  /** Of the portfolio; null for people without one. */
  id: number | null
  name: LocalText | null
  role: LocalText | null
}

export interface ScientificProjectsInitial {
  page: ListPage<ProjectItem>
  types: readonly Choice[]
  fundings: readonly Choice[]
  /** Those who lead a project of the list and have a portfolio, by name. */
  leaders: readonly Choice[]
  /** Newest first. */
  years: readonly number[]
}
