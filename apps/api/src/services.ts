import type { OperationId } from '@university/api-schema/handlers'
import { Captcha } from './captcha/captcha'
import type { Config } from './config'
import type { Database } from './database/database'
import { sharedSecret } from './database/shared-secret'
import { Subscribers } from './newsletter/subscribers'
import { VisitorCounter } from './stats/visitor-counter'
import { Submissions } from './submissions/submissions'
import { Quarantine } from './uploads/quarantine'

/** What of the configuration they need. */
export type ServicesConfig = Pick<Config, 'dataDir' | 'siteUrl' | 'receptionUrl' | 'quarantineLimit' | 'consentVersion' | 'captchaSecret' | 'mailFrom'>

/** What lasts as long as the server, for operations that do more than read the content. */
export interface Services {
  config: ServicesConfig
  database: Database
  captcha: Captcha
  submissions: Submissions
  subscribers: Subscribers
  visitors: VisitorCounter
  quarantine: Quarantine
}

/** @param onStored told after each submission, for there may be mail to send */
export function createServices(database: Database, config: ServicesConfig, onStored: (operation: OperationId, isRepeat: boolean) => void): Services {
  const { captchaSecret } = config
  const captcha = new Captcha(async () => captchaSecret ?? sharedSecret(database, 'captcha'))
  const quarantine = new Quarantine(config.dataDir)
  return {
    config,
    database,
    captcha,
    quarantine,
    submissions: new Submissions(database, captcha, quarantine, config, onStored),
    subscribers: new Subscribers(database, config, () => sharedSecret(database, 'newsletter')),
    visitors: new VisitorCounter(database),
  }
}
