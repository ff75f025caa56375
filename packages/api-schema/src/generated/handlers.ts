// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from './types'

export type OperationId =
  | 'getMenu'
  | 'listUsefulLinks'
  | 'listPages'
  | 'getPage'
  | 'getBreadcrumbs'
  | 'getSettings'
  | 'listRequestCategories'
  | 'sendWebQuestion'
  | 'searchContent'
  | 'subscribe'
  | 'activateSubscription'
  | 'unsubscribe'
  | 'listDocuments'
  | 'listPrices'
  | 'listPriceCategories'
  | 'listPriceChildren'
  | 'listProfessions'
  | 'listTrainingFields'
  | 'listPrograms'
  | 'listPassingScores'
  | 'listScoreCategories'
  | 'listScoreFields'
  | 'listScoreDirections'
  | 'listDoctoralScores'
  | 'listVacancies'
  | 'listVacancyCategories'
  | 'getVacancy'
  | 'applyForVacancy'
  | 'getPortfolio'
  | 'listPortfolios'
  | 'listDepartments'
  | 'listPortfolioSubjects'
  | 'listPortfolioPublications'
  | 'listPortfolioAwards'
  | 'listPortfolioGrants'
  | 'listPortfolioInterests'
  | 'listPortfolioExperience'
  | 'listPortfolioProjects'
  | 'listUniversities'
  | 'listCooperations'
  | 'listCountries'
  | 'listShowcase'
  | 'listProjects'
  | 'listProjectTypes'
  | 'listProjectFunding'
  | 'sendQuestion'
  | 'getQuestionStatus'
  | 'getBlog'
  | 'listBlogQuestions'
  | 'sendBlogQuestion'
  | 'listNews'
  | 'getNews'
  | 'listNewsCategories'
  | 'listArchivedNews'
  | 'getArchivedNews'
  | 'listAnnouncements'
  | 'getAnnouncement'
  | 'listEvents'
  | 'getEvent'
  | 'listEventCategories'
  | 'listDissertations'
  | 'getDissertation'
  | 'getDoctoral'
  | 'getGallery'
  | 'listEntries'
  | 'getCaptchaChallenge'
  | 'getVisitorCounts'

/** A request as the server sees it: checked against the contract, header names in lower case. `Upload` is what it makes of a file. */
export interface HandlerRequest<K extends OperationId, Upload = Blob | File> {
  path: Shapes<Upload>[K]['path']
  query: Shapes<Upload>[K]['query']
  header: Shapes<Upload>[K]['header']
  body: Shapes<Upload>[K]['body']
}

/** What the handler gives back: the body of the operation's 2xx answer. */
export type HandlerAnswer<K extends OperationId> = Shapes<never>[K]['answer']

export type Handler<K extends OperationId, Context, Upload = Blob | File> = (request: HandlerRequest<K, Upload>, context: Context) => HandlerAnswer<K> | Promise<HandlerAnswer<K>>

/** One handler an operation; a missing one is a compile error. */
export type Handlers<Context, Upload = Blob | File> = { [K in OperationId]: Handler<K, Context, Upload> }

interface Shapes<Upload> {
  getMenu: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['getMenu']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['getMenu']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['MenuRequest']
    answer: components['schemas']['MenuItem'][]
  }
  listUsefulLinks: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listUsefulLinks']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listUsefulLinks']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['SiteRequest']
    answer: components['schemas']['UsefulLink'][]
  }
  listPages: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listPages']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listPages']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['PageListRequest']
    answer: components['schemas']['PageList']
  }
  getPage: {
    path: operations['getPage']['parameters']['path']
    query: NonNullable<operations['getPage']['parameters']['query']>
    header: { 'x-preview-key'?: NonNullable<operations['getPage']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['getPage']['parameters']['header']>['If-None-Match'] }
    body: undefined
    answer: components['schemas']['Page']
  }
  getBreadcrumbs: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['getBreadcrumbs']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['getBreadcrumbs']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['BreadcrumbsRequest']
    answer: components['schemas']['Breadcrumb'][]
  }
  getSettings: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['getSettings']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['getSettings']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['SettingsRequest']
    answer: components['schemas']['Settings']
  }
  listRequestCategories: {
    path: undefined
    query: undefined
    header: { 'if-none-match'?: NonNullable<operations['listRequestCategories']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['QuestionCategoryRequest']
    answer: components['schemas']['QuestionCategory'][]
  }
  sendWebQuestion: {
    path: undefined
    query: undefined
    header: { 'idempotency-key'?: NonNullable<operations['sendWebQuestion']['parameters']['header']>['Idempotency-Key']; 'x-xsrf-token'?: NonNullable<operations['sendWebQuestion']['parameters']['header']>['X-XSRF-TOKEN'] }
    body: components['schemas']['WebQuestionSubmission']
    answer: components['schemas']['QuestionReceipt']
  }
  searchContent: {
    path: undefined
    query: undefined
    header: { 'if-none-match'?: NonNullable<operations['searchContent']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['SearchRequest']
    answer: components['schemas']['SearchHitList']
  }
  subscribe: {
    path: undefined
    query: undefined
    header: { 'x-xsrf-token'?: NonNullable<operations['subscribe']['parameters']['header']>['X-XSRF-TOKEN'] }
    body: components['schemas']['SubscriptionRequest']
    answer: components['schemas']['SubscriptionReceipt']
  }
  activateSubscription: {
    path: undefined
    query: undefined
    header: { 'x-xsrf-token'?: NonNullable<operations['activateSubscription']['parameters']['header']>['X-XSRF-TOKEN'] }
    body: components['schemas']['ActivationRequest']
    answer: components['schemas']['ActivationResult']
  }
  unsubscribe: {
    path: undefined
    query: NonNullable<operations['unsubscribe']['parameters']['query']>
    header: { 'x-xsrf-token'?: NonNullable<operations['unsubscribe']['parameters']['header']>['X-XSRF-TOKEN'] }
    body: components['schemas']['UnsubscriptionRequest'] | components['schemas']['OneClickUnsubscribe']
    answer: components['schemas']['UnsubscriptionResult']
  }
  listDocuments: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listDocuments']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listDocuments']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['DocumentListRequest']
    answer: components['schemas']['DocumentList']
  }
  listPrices: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listPrices']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listPrices']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['PriceListRequest']
    answer: components['schemas']['PriceList']
  }
  listPriceCategories: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listPriceCategories']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listPriceCategories']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['SiteRequest']
    answer: components['schemas']['PriceCategory'][]
  }
  listPriceChildren: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listPriceChildren']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listPriceChildren']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['PriceChildrenRequest']
    answer: components['schemas']['PriceChildren']
  }
  listProfessions: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listProfessions']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listProfessions']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ProfessionListRequest']
    answer: components['schemas']['ProfessionList']
  }
  listTrainingFields: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listTrainingFields']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listTrainingFields']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['TrainingFieldsRequest']
    answer: components['schemas']['TrainingField'][]
  }
  listPrograms: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listPrograms']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listPrograms']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ProgramListRequest']
    answer: components['schemas']['ProgramList']
  }
  listPassingScores: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listPassingScores']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listPassingScores']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['PassingScoreListRequest']
    answer: components['schemas']['PassingScoreList']
  }
  listScoreCategories: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listScoreCategories']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listScoreCategories']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['SiteRequest']
    answer: components['schemas']['ScoreCategory'][]
  }
  listScoreFields: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listScoreFields']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listScoreFields']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ScoreFieldsRequest']
    answer: components['schemas']['ScoreField'][]
  }
  listScoreDirections: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listScoreDirections']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listScoreDirections']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ScoreDirectionsRequest']
    answer: components['schemas']['ScoreDirection'][]
  }
  listDoctoralScores: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listDoctoralScores']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listDoctoralScores']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['DoctoralScoreListRequest']
    answer: components['schemas']['DoctoralScoreList']
  }
  listVacancies: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listVacancies']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listVacancies']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['VacancyListRequest']
    answer: components['schemas']['VacancyList']
  }
  listVacancyCategories: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listVacancyCategories']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listVacancyCategories']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['SiteRequest']
    answer: components['schemas']['VacancyCategory'][]
  }
  getVacancy: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['getVacancy']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['getVacancy']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ItemRequest']
    answer: components['schemas']['Vacancy']
  }
  applyForVacancy: {
    path: undefined
    query: undefined
    header: { 'idempotency-key'?: NonNullable<operations['applyForVacancy']['parameters']['header']>['Idempotency-Key']; 'x-xsrf-token'?: NonNullable<operations['applyForVacancy']['parameters']['header']>['X-XSRF-TOKEN'] }
    body: Omit<components['schemas']['VacancyApplication'], 'resume' | 'files'> & { resume: Upload; files?: Upload[] }
    answer: components['schemas']['ApplicationReceipt']
  }
  getPortfolio: {
    path: undefined
    query: operations['getPortfolio']['parameters']['query']
    header: { 'x-preview-key'?: NonNullable<operations['getPortfolio']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['getPortfolio']['parameters']['header']>['If-None-Match'] }
    body: undefined
    answer: components['schemas']['Portfolio']
  }
  listPortfolios: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listPortfolios']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listPortfolios']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['PortfolioListRequest']
    answer: components['schemas']['PortfolioList']
  }
  listDepartments: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listDepartments']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listDepartments']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['DepartmentsRequest']
    answer: components['schemas']['Department'][]
  }
  listPortfolioSubjects: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listPortfolioSubjects']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listPortfolioSubjects']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['PortfolioRequest']
    answer: components['schemas']['PortfolioSubject'][]
  }
  listPortfolioPublications: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listPortfolioPublications']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listPortfolioPublications']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['PortfolioPublicationListRequest']
    answer: components['schemas']['PortfolioPublicationList']
  }
  listPortfolioAwards: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listPortfolioAwards']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listPortfolioAwards']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['PortfolioRequest']
    answer: components['schemas']['PortfolioAward'][]
  }
  listPortfolioGrants: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listPortfolioGrants']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listPortfolioGrants']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['PortfolioRequest']
    answer: components['schemas']['PortfolioGrant'][]
  }
  listPortfolioInterests: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listPortfolioInterests']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listPortfolioInterests']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['PortfolioRequest']
    answer: components['schemas']['PortfolioInterest'][]
  }
  listPortfolioExperience: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listPortfolioExperience']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listPortfolioExperience']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['PortfolioRequest']
    answer: components['schemas']['PortfolioExperience'][]
  }
  listPortfolioProjects: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listPortfolioProjects']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listPortfolioProjects']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['PortfolioRequest']
    answer: components['schemas']['PortfolioProject'][]
  }
  listUniversities: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listUniversities']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listUniversities']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['PartnerUniversityListRequest']
    answer: components['schemas']['PartnerUniversityList']
  }
  listCooperations: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listCooperations']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listCooperations']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['SiteRequest']
    answer: components['schemas']['Cooperation'][]
  }
  listCountries: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listCountries']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listCountries']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['CountriesRequest']
    answer: components['schemas']['Country'][]
  }
  listShowcase: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listShowcase']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listShowcase']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ShowcaseListRequest']
    answer: components['schemas']['ShowcaseList']
  }
  listProjects: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listProjects']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listProjects']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ScientificProjectListRequest']
    answer: components['schemas']['ScientificProjectList']
  }
  listProjectTypes: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listProjectTypes']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listProjectTypes']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['SiteRequest']
    answer: components['schemas']['ProjectType'][]
  }
  listProjectFunding: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listProjectFunding']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listProjectFunding']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['SiteRequest']
    answer: components['schemas']['ProjectFunding'][]
  }
  sendQuestion: {
    path: undefined
    query: undefined
    header: { 'idempotency-key'?: NonNullable<operations['sendQuestion']['parameters']['header']>['Idempotency-Key']; 'x-xsrf-token'?: NonNullable<operations['sendQuestion']['parameters']['header']>['X-XSRF-TOKEN'] }
    body: Omit<components['schemas']['QuestionSubmission'], 'f0'> & { f0?: Upload }
    answer: components['schemas']['QuestionReceipt']
  }
  getQuestionStatus: {
    path: undefined
    query: operations['getQuestionStatus']['parameters']['query']
    header: undefined
    body: undefined
    answer: components['schemas']['QuestionProgress']
  }
  getBlog: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['getBlog']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['getBlog']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['BlogRequest']
    answer: components['schemas']['Blog']
  }
  listBlogQuestions: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listBlogQuestions']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listBlogQuestions']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['BlogQuestionListRequest']
    answer: components['schemas']['BlogQuestionList']
  }
  sendBlogQuestion: {
    path: undefined
    query: undefined
    header: { 'idempotency-key'?: NonNullable<operations['sendBlogQuestion']['parameters']['header']>['Idempotency-Key']; 'x-xsrf-token'?: NonNullable<operations['sendBlogQuestion']['parameters']['header']>['X-XSRF-TOKEN'] }
    body: components['schemas']['BlogQuestionSubmission']
    answer: components['schemas']['BlogQuestionReceipt']
  }
  listNews: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listNews']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listNews']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['NewsListRequest']
    answer: components['schemas']['NewsList']
  }
  getNews: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['getNews']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['getNews']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ItemRequest']
    answer: components['schemas']['News']
  }
  listNewsCategories: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listNewsCategories']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listNewsCategories']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['SiteRequest']
    answer: components['schemas']['NewsCategory'][]
  }
  listArchivedNews: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listArchivedNews']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listArchivedNews']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ArchivedNewsListRequest']
    answer: components['schemas']['ArchivedNewsList']
  }
  getArchivedNews: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['getArchivedNews']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['getArchivedNews']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ItemRequest']
    answer: components['schemas']['ArchivedNews']
  }
  listAnnouncements: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listAnnouncements']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listAnnouncements']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['AnnouncementListRequest']
    answer: components['schemas']['AnnouncementList']
  }
  getAnnouncement: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['getAnnouncement']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['getAnnouncement']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ItemRequest']
    answer: components['schemas']['Announcement']
  }
  listEvents: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listEvents']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listEvents']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['EventListRequest']
    answer: components['schemas']['EventList']
  }
  getEvent: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['getEvent']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['getEvent']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ItemRequest']
    answer: components['schemas']['Event']
  }
  listEventCategories: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listEventCategories']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listEventCategories']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['SiteRequest']
    answer: components['schemas']['EventCategory'][]
  }
  listDissertations: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listDissertations']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listDissertations']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['DissertationListRequest']
    answer: components['schemas']['DissertationList']
  }
  getDissertation: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['getDissertation']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['getDissertation']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['ItemRequest']
    answer: components['schemas']['Dissertation']
  }
  getDoctoral: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['getDoctoral']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['getDoctoral']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['DoctoralRequest']
    answer: components['schemas']['Doctoral']
  }
  getGallery: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['getGallery']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['getGallery']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['GalleryRequest']
    answer: components['schemas']['Gallery']
  }
  listEntries: {
    path: undefined
    query: undefined
    header: { 'x-preview-key'?: NonNullable<operations['listEntries']['parameters']['header']>['X-Preview-Key']; 'if-none-match'?: NonNullable<operations['listEntries']['parameters']['header']>['If-None-Match'] }
    body: components['schemas']['EntryListRequest']
    answer: components['schemas']['EntryList']
  }
  getCaptchaChallenge: {
    path: undefined
    query: undefined
    header: undefined
    body: undefined
    answer: components['schemas']['CaptchaChallenge']
  }
  getVisitorCounts: {
    path: undefined
    query: undefined
    header: undefined
    body: components['schemas']['SiteRequest']
    answer: components['schemas']['VisitorCounts']
  }
}
