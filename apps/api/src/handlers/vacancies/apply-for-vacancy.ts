import type { Handler, HandlerAnswer } from '@university/api-schema/handlers'
import { addApplication } from '../../applications/applications'
import { vacancy as vacancyKind } from '../../content/kinds/vacancy'
import { shownText } from '../../content/languages'
import { toUtc } from '../../content/time'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'
import { senderOf } from '../../mail/sender'
import { freeNumber } from '../../submissions/numbers'
import type { Upload } from '../../uploads/upload'
import { withStatus } from './with-status'

export const applyForVacancy: Handler<'applyForVacancy', Context, Upload> = ({ header, body }, { submissions, content, config, database, now, caller }) => {
  const { resume, files = [], captcha, consent_version, lang, vacancy_id, website: _trap, ...form } = body
  const sent = [{ part: 'resume', upload: resume }, ...files.map((upload) => ({ part: 'files', upload }))]
  const submission = {
    operation: 'applyForVacancy' as const,
    key: header['idempotency-key'],
    now,
    content: { ...body, captcha: undefined, resume: resume.sha256, files: files.map(({ sha256 }) => sha256) },
    consent: { field: 'consent_version', version: consent_version },
    captcha: { field: 'captcha', solution: captcha },
    files: sent,
    caller,
  }
  return submissions.take<HandlerAnswer<'applyForVacancy'>>(submission, async () => {
    const vacancy = await content.findById(vacancyKind, vacancy_id)
    if (!vacancy) throw new HttpProblem(404, 'not_found', { detail: 'No such vacancy' })
    if (withStatus(vacancy, now).status === 'closed') throw new HttpProblem(410, 'gone', { detail: 'The vacancy is closed' })

    const [sender, number] = [await senderOf(content, config, lang), await freeNumber(database, 'V')]
    const application = {
      ...form,
      number,
      vacancy_id,
      vacancy: shownText(vacancy, 'title', lang) ?? String(vacancy_id),
      language: lang,
      middle_name: form.middle_name?.trim() || null,
      degree: form.degree ?? null,
      experience_years: form.experience_years ?? null,
      cover_letter: form.cover_letter?.trim() || null,
      consent_version,
    }
    return async (query) => {
      await addApplication(query, application, { now, sender, files: sent, deadline: vacancy.deadline_at })
      return { application_number: number, received_at: toUtc(now), deadline_at: vacancy.deadline_at }
    }
  })
}
