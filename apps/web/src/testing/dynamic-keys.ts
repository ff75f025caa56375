import { languages } from '../i18n/languages'

const questionStates = ['on_moderation', 'rejected', 'registered', 'answered', 'called']

/** A call whose key is put together: the template in the code → the keys that it stands for. */
export const dynamicKeys: Record<string, string[]> = {
  '`application.degree_${value}`': ['bachelor', 'specialist', 'master', 'candidate_of_sciences', 'phd', 'doctor_of_sciences'].map((degree) => `application.degree_${degree}`),
  '`site.language_${language}`': languages.map((language) => `site.language_${language}`),
  '`defence.status_${status}`': ['planned', 'postponed', 'held', 'cancelled'].map((status) => `defence.status_${status}`),
  '`defences.status_${status}`': ['planned', 'postponed', 'held', 'cancelled'].map((status) => `defences.status_${status}`),
  '`events.${status}`': ['rescheduled', 'postponed', 'moved_online', 'cancelled'].map((status) => `events.${status}`),
  '`vacancy.${employment}`': ['full_time', 'part_time', 'hourly', 'temporary', 'internship'].map((type) => `vacancy.${type}`),
  '`search.in_${hit.lang}`': languages.map((language) => `search.in_${language}`),
  '`search.kind_${kind}`': ['news', 'page', 'event', 'announcement', 'person', 'vacancy', 'dissertation', 'document'].map((kind) => `search.kind_${kind}`),
  '`people.degree_${degree}`': ['doctor', 'candidate', 'phd', 'profile_doctor', 'master'].map((degree) => `people.degree_${degree}`),
  '`status.${progress.status}`': questionStates.map((status) => `status.${status}`),
  '`status.${progress.status}_text`': questionStates.map((status) => `status.${status}_text`),
  '`vacancies.${employment}`': ['full_time', 'part_time', 'hourly', 'temporary', 'internship'].map((type) => `vacancies.${type}`),
  '`vacancies.${item.employment}`': ['full_time', 'part_time', 'hourly', 'temporary', 'internship'].map((type) => `vacancies.${type}`),
  '`portfolio.${section}`': ['publications', 'projects', 'grants', 'subjects', 'awards', 'experience', 'interests'].map((section) => `portfolio.${section}`),
  '`portfolio.role_${role}`': ['leader', 'responsible_executor', 'executor', 'consultant'].map((role) => `portfolio.role_${role}`),
  '`site.language_name_${lang}`': languages.map((language) => `site.language_name_${language}`),
  '`site.language_name_${language}`': languages.map((language) => `site.language_name_${language}`),
  '`blocks.language_${language}`': languages.map((language) => `blocks.language_${language}`),
  '`price.${header}`': ['code', 'programme', 'level', 'field', 'form', 'basis', 'languages', 'duration', 'citizens', 'foreigners', 'credit', 'valid_from'].map((header) => `price.${header}`),
  '`price.level_${level}`': ['preparatory', 'bachelor', 'master', 'residency', 'doctoral'].map((level) => `price.level_${level}`),
  '`price.form_${form}`': ['full_time', 'evening', 'distance'].map((form) => `price.form_${form}`),
  '`price.basis_${basis}`': ['school', 'college', 'higher'].map((basis) => `price.basis_${basis}`),
  '`projects.status_${value}`': ['planned', 'ongoing', 'completed', 'stopped'].map((status) => `projects.status_${status}`),
  '`projects.status_${item.status}`': ['planned', 'ongoing', 'completed', 'stopped'].map((status) => `projects.status_${status}`),
  '`projects.sort_${name}`': ['newest', 'oldest', 'title', 'leader', 'budget'].map((order) => `projects.sort_${order}`),
  '`projects.${header}`': ['irn', 'topic', 'leader', 'type', 'funding', 'field', 'starts', 'ends', 'budget_tenge', 'publications', 'status'].map((header) => `projects.${header}`),
  '`showcase.status_${value}`': ['development', 'pilot', 'live', 'archived'].map((status) => `showcase.status_${status}`),
  '`showcase.status_${item.status}`': ['development', 'pilot', 'live', 'archived'].map((status) => `showcase.status_${status}`),
  '`showcase.sort_${name}`': ['newest', 'title', 'trl'].map((order) => `showcase.sort_${order}`),
  '`partners.sort_${name}`': ['name', 'country', 'newest', 'ending'].map((order) => `partners.sort_${order}`),
  '`docs.order_${name}`': ['date', 'title'].map((order) => `docs.order_${order}`),
  '`translation.shown_in_${textLanguage}`': languages.map((language) => `translation.shown_in_${language}`),
}
