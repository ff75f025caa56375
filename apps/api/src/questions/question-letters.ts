import type { Language } from '../content/languages'
import type { QuestionRow } from '../database/submission-tables'
import { greetedName } from '../mail/greeted-name'
import type { Letter, LetterPart } from '../mail/letter'
import { mailDate, mailText, type MailKey } from '../mail/mail-text'

type Facts = Pick<QuestionRow, 'kind' | 'number' | 'language' | 'name' | 'category' | 'question' | 'due_at' | 'is_public'>

/**
 * Says that a question has arrived, and what happens next. No moderator has seen it yet, so of what its sender wrote it says a name at most.
 *
 * @param statusUrl the page that tells how it fares to who knows the code; undefined where there is none
 */
export function receivedLetter(question: Facts, greet: string, statusUrl: string | undefined): Letter {
  const language = question.language as Language
  const texts: MailKey[] = question.kind === 'blog' ? ['blog.received', 'blog.next'] : ['question.received', 'question.next', 'question.keep']
  if (question.kind === 'blog' && question.is_public) texts.push('blog.public')
  const facts: [string, string][] = [
    [mailText(language, 'question.number'), question.number],
    [mailText(language, 'question.category'), question.category],
    ...(question.due_at === null ? [] : [[mailText(language, 'question.due'), mailDate(language, question.due_at)] as [string, string]]),
  ]
  const [first, ...others] = texts.map((key) => ({ text: mailText(language, key) }))
  return letter(question, 'question.received_subject', greetedName(greet), [
    ...(first ? [first] : []),
    { facts },
    ...others,
    ...(statusUrl === undefined ? [] : [{ link: mailText(language, 'question.status'), url: statusUrl }]),
  ])
}

export function rejectedLetter(question: Facts, reason: string): Letter {
  const language = question.language as Language
  return letter(question, 'question.rejected_subject', question.name, [
    { text: mailText(language, 'question.rejected') },
    { quote: reason, label: mailText(language, 'question.reason') },
    { quote: question.question, label: mailText(language, 'question.text') },
    { text: mailText(language, 'question.rejected_next') },
  ])
}

export function answeredLetter(question: Facts, answer: string): Letter {
  const language = question.language as Language
  return letter(question, 'question.answered_subject', question.name, [
    { text: mailText(language, 'question.answered') },
    { quote: answer, label: mailText(language, 'question.answer') },
    { quote: question.question, label: mailText(language, 'question.text') },
  ])
}

function letter(question: Facts, subject: MailKey, to: string | null, body: LetterPart[]): Letter {
  const language = question.language as Language
  return { language, subject: mailText(language, subject, { number: question.number }), to, body, footer: [{ text: mailText(language, 'mail.automatic') }] }
}
