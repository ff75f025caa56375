/** The mail will never be taken. */
export class MailRefused extends Error {}
