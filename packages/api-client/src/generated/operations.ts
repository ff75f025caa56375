// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

import type { components, operations } from '@university/api-schema/types'
import { asIs } from '../answers'
import { multipart, multipartOf } from '../bodies'
import { operation, type Operation } from '../operation'

export interface GetMenuRequest {
  header?: operations['getMenu']['parameters']['header']
  body: components['schemas']['MenuRequest']
}

export type GetMenuData = components['schemas']['MenuItem'][]

export type GetMenuError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * The menu of a site
 *
 * The whole tree, in display order, three levels deep at most. With `is_main` the items that are meant for the main
 * navigation only; without it the full menu that the site map shows.
 */
export const getMenu: Operation<GetMenuRequest, GetMenuData, GetMenuError> = /*#__PURE__*/ operation('POST', '/api/menu', { safe: true })

export interface ListUsefulLinksRequest {
  header?: operations['listUsefulLinks']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListUsefulLinksData = components['schemas']['UsefulLink'][]

export type ListUsefulLinksError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Useful links of a site
 *
 * Links to services outside the site, in display order.
 */
export const listUsefulLinks: Operation<ListUsefulLinksRequest, ListUsefulLinksData, ListUsefulLinksError> = /*#__PURE__*/ operation('POST', '/api/menu/useful-links', { safe: true })

export interface ListPagesRequest {
  header?: operations['listPages']['parameters']['header']
  body: components['schemas']['PageListRequest']
}

export type ListPagesData = components['schemas']['PageList']

export type ListPagesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Pages of a site
 *
 * Published pages without their content, ordered by id. A build walks this list, so that a page that no menu names is
 * published too.
 *
 * With `block` it says where something is: on which page the vacancies are listed, or the fees. Then the page whose block
 * shows the most comes first, that is the one with the fewest options (`per_page`, `sort` and `order` leave nothing out);
 * among equals one that the menu names, then the one with the lowest id.
 */
export const listPages: Operation<ListPagesRequest, ListPagesData, ListPagesError> = /*#__PURE__*/ operation('POST', '/api/page', { safe: true })

export interface GetPageRequest {
  path: operations['getPage']['parameters']['path']
  query?: operations['getPage']['parameters']['query']
  header?: operations['getPage']['parameters']['header']
}

export type GetPageData = components['schemas']['Page']

export type GetPageError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One content page
 *
 * By its slug, whose segments are joined by `/` and percent-encoded as one path segment (`admission%2Fbachelor`), or by
 * its numeric id, such as the `admission_page_id` of the settings. Published pages only; a draft answers 404 without
 * the preview key, so a guessed id reveals nothing.
 *
 * Blocks are embedded in the content as `<div data-block="PriceEducation" data-props='{"category_id":3}'></div>`;
 * `blocks` lists them, so that a client can load what they need before it reads the HTML.
 */
export const getPage: Operation<GetPageRequest, GetPageData, GetPageError> = /*#__PURE__*/ operation('GET', '/api/page/{slug}')

export interface GetBreadcrumbsRequest {
  header?: operations['getBreadcrumbs']['parameters']['header']
  body: components['schemas']['BreadcrumbsRequest']
}

export type GetBreadcrumbsData = components['schemas']['Breadcrumb'][]

export type GetBreadcrumbsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * The way from the top of the menu to an item
 *
 * From the outermost menu item to the one asked for, which is marked `is_current`.
 */
export const getBreadcrumbs: Operation<GetBreadcrumbsRequest, GetBreadcrumbsData, GetBreadcrumbsError> = /*#__PURE__*/ operation('POST', '/api/page/breadcrumbs', { safe: true })

export interface GetSettingsRequest {
  header?: operations['getSettings']['parameters']['header']
  body: components['schemas']['SettingsRequest']
}

export type GetSettingsData = components['schemas']['Settings']

export type GetSettingsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Settings of a site
 *
 * Name, contacts, state, alerts and features of one site, and which consent text holds. An identifier without a site of
 * its own answers 404. Alerts that are still to come are listed too, so that a page built earlier can show them in time.
 * A closed site answers as any other; whether visitors see it is for the client to decide by `is_closed`.
 */
export const getSettings: Operation<GetSettingsRequest, GetSettingsData, GetSettingsError> = /*#__PURE__*/ operation('POST', '/api/web/settings', { safe: true })

export interface ListRequestCategoriesRequest {
  header?: operations['listRequestCategories']['parameters']['header']
  body: components['schemas']['QuestionCategoryRequest']
}

export type ListRequestCategoriesData = components['schemas']['QuestionCategory'][]

export type ListRequestCategoriesError = components['schemas']['Problem']

/**
 * Categories of questions
 *
 * In display order. The form of the public reception offers them; the chosen one goes back whole with the question.
 */
export const listRequestCategories: Operation<ListRequestCategoriesRequest, ListRequestCategoriesData, ListRequestCategoriesError> = /*#__PURE__*/ operation('POST', '/api/web/request', { safe: true })

export interface SendWebQuestionRequest {
  header?: operations['sendWebQuestion']['parameters']['header']
  body: components['schemas']['WebQuestionSubmission']
}

export type SendWebQuestionData = components['schemas']['QuestionReceipt']

export type SendWebQuestionError = components['schemas']['Problem']

/**
 * Put a question without a file
 *
 * The former way to send a question: the parts of `sendQuestion` as one JSON object, on the host of the site, without a
 * file, so `count` is 0. Kept for old callers; new ones use `sendQuestion`.
 *
 * @deprecated
 */
export const sendWebQuestion: Operation<SendWebQuestionRequest, SendWebQuestionData, SendWebQuestionError> = /*#__PURE__*/ operation('POST', '/api/web/sendQuestion')

export interface SearchContentRequest {
  header?: operations['searchContent']['parameters']['header']
  body: components['schemas']['SearchRequest']
}

export type SearchContentData = components['schemas']['SearchHitList']

export type SearchContentError = components['schemas']['Problem']

/**
 * Search over all content
 *
 * Published content of all kinds, the best fit first. All three languages are searched. What is found is shown in `lang`
 * where it exists in it; what exists in other languages only comes after what fits about as well. Small and capital letters, forms of a word, Latin script for Kazakh and one typing error a
 * word make no difference; other words for the same are found, too, after the word itself. Of three words and more one may
 * be missing; where nothing has all of them, what has most is found. Where a heading has what the title does not have, `section`
 * leads to it. Where `suggestion` is given, searching for it finds more.
 */
export const searchContent: Operation<SearchContentRequest, SearchContentData, SearchContentError> = /*#__PURE__*/ operation('POST', '/api/search', { safe: true })

export interface SubscribeRequest {
  header?: operations['subscribe']['parameters']['header']
  body: components['schemas']['SubscriptionRequest']
}

export type SubscribeData = components['schemas']['SubscriptionReceipt']

export type SubscribeError = components['schemas']['Problem']

/**
 * Subscribe to the newsletter
 *
 * Sends an e-mail with a link that confirms the subscription; nothing else is sent before that. The answer is the same
 * whether or not the address is known, so nobody learns who subscribes. One address gets at most one such e-mail in ten
 * minutes. A captcha is checked where there is one; the server may ask for it with a 422 `captcha_failed`. A newsletter
 * that does not exist answers 404.
 */
export const subscribe: Operation<SubscribeRequest, SubscribeData, SubscribeError> = /*#__PURE__*/ operation('POST', '/api/mail/subscription')

export interface ActivateSubscriptionRequest {
  header?: operations['activateSubscription']['parameters']['header']
  body: components['schemas']['ActivationRequest']
}

export type ActivateSubscriptionData = components['schemas']['ActivationResult']

export type ActivateSubscriptionError = components['schemas']['Problem']

/**
 * Confirm a subscription
 *
 * With the token from the e-mail that `subscribe` sends. Calling it again does no harm and answers `already_active`. A
 * POST, for mail programs open the links of an e-mail by themselves.
 */
export const activateSubscription: Operation<ActivateSubscriptionRequest, ActivateSubscriptionData, ActivateSubscriptionError> = /*#__PURE__*/ operation('POST', '/api/mail/subscription/activate')

export interface UnsubscribeRequest {
  query?: operations['unsubscribe']['parameters']['query']
  header?: operations['unsubscribe']['parameters']['header']
  body: components['schemas']['UnsubscriptionRequest']
}

export type UnsubscribeData = components['schemas']['UnsubscriptionResult']

export type UnsubscribeError = components['schemas']['Problem']

/**
 * End a subscription
 *
 * At once and without a question. From the site: JSON with the token in the body. From a mail program, by its own button
 * (RFC 8058): the form `List-Unsubscribe=One-Click`, sent to the address in the e-mail's header List-Unsubscribe, which has
 * the token as a query parameter; such a request has no cookies. Calling it again answers the same. Without a token in
 * one of the two places the answer is 400.
 */
export const unsubscribe: Operation<UnsubscribeRequest, UnsubscribeData, UnsubscribeError> = /*#__PURE__*/ operation('POST', '/api/mail/unsubscribe')

export interface ListDocumentsRequest {
  header?: operations['listDocuments']['parameters']['header']
  body: components['schemas']['DocumentListRequest']
}

export type ListDocumentsData = components['schemas']['DocumentList']

export type ListDocumentsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Documents of the university
 *
 * Published documents of the site, the newest approval first. A document that a newer version replaces is left out unless
 * `include_replaced` asks for it; one whose `valid_until` has passed stays. Filters are combined by "and". Titles are
 * sorted by the alphabet of `lang`, kz without it.
 */
export const listDocuments: Operation<ListDocumentsRequest, ListDocumentsData, ListDocumentsError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-docs', { safe: true })

export interface ListPricesRequest {
  header?: operations['listPrices']['parameters']['header']
  body: components['schemas']['PriceListRequest']
}

export type ListPricesData = components['schemas']['PriceList']

export type ListPricesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Tuition fees
 *
 * The fees of one academic year: `academic_year` or, without it, the newest that the site has fees for. By code of the
 * programme, then by basis of admission. A programme has a row for each study form and basis. Filters are combined by
 * "and". Names are sorted by the alphabet of `lang`, kz without it.
 */
export const listPrices: Operation<ListPricesRequest, ListPricesData, ListPricesError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-price', { safe: true })

export interface ListPriceCategoriesRequest {
  header?: operations['listPriceCategories']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListPriceCategoriesData = components['schemas']['PriceCategory'][]

export type ListPriceCategoriesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Categories of tuition fees
 *
 * The whole tree as a flat list in display order: a category is followed by those below it. A category without fees of any
 * year is left out.
 */
export const listPriceCategories: Operation<ListPriceCategoriesRequest, ListPriceCategoriesData, ListPriceCategoriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-price/categories', { safe: true })

export interface ListPriceChildrenRequest {
  header?: operations['listPriceChildren']['parameters']['header']
  body: components['schemas']['PriceChildrenRequest']
}

export type ListPriceChildrenData = components['schemas']['PriceChildren']

export type ListPriceChildrenError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * What lies directly in a category of tuition fees
 *
 * One step down the tree: the category, the categories directly below it, and the fees of the category itself, unpaged.
 * The fees are those of `academic_year` or, without it, of the newest year that the site has fees for. An unknown category
 * answers 404.
 */
export const listPriceChildren: Operation<ListPriceChildrenRequest, ListPriceChildrenData, ListPriceChildrenError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-price/child', { safe: true })

export interface ListProfessionsRequest {
  header?: operations['listProfessions']['parameters']['header']
  body: components['schemas']['ProfessionListRequest']
}

export type ListProfessionsData = components['schemas']['ProfessionList']

export type ListProfessionsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Professions to study for
 *
 * Directions of training with at least one published programme of the site, by code. Filters are combined by "and";
 * `language` and `study_form` keep a profession when one of its programmes fits both. Names are sorted by the alphabet of
 * `lang`, kz without it.
 */
export const listProfessions: Operation<ListProfessionsRequest, ListProfessionsData, ListProfessionsError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-professions', { safe: true })

export interface ListTrainingFieldsRequest {
  header?: operations['listTrainingFields']['parameters']['header']
  body: components['schemas']['TrainingFieldsRequest']
}

export type ListTrainingFieldsData = components['schemas']['TrainingField'][]

export type ListTrainingFieldsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Fields of training
 *
 * In display order, of one level or of all. A field without a published programme of the site is left out.
 */
export const listTrainingFields: Operation<ListTrainingFieldsRequest, ListTrainingFieldsData, ListTrainingFieldsError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-professions/training', { safe: true })

export interface ListProgramsRequest {
  header?: operations['listPrograms']['parameters']['header']
  body: components['schemas']['ProgramListRequest']
}

export type ListProgramsData = components['schemas']['ProgramList']

export type ListProgramsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Educational programmes
 *
 * Published programmes of the site with everything about them, by code. `program_id` gives one of them; a draft is not
 * there without the preview key, so a guessed id reveals nothing. A programme in two study forms is two entries. Filters are combined by "and".
 * Names are sorted by the alphabet of `lang`, kz without it.
 */
export const listPrograms: Operation<ListProgramsRequest, ListProgramsData, ListProgramsError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-professions/programs', { safe: true })

export interface ListPassingScoresRequest {
  header?: operations['listPassingScores']['parameters']['header']
  body: components['schemas']['PassingScoreListRequest']
}

export type ListPassingScoresData = components['schemas']['PassingScoreList']

export type ListPassingScoresError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Passing scores of past years
 *
 * The newest year first, then by group of programmes, language and competition. Filters are combined by "and". `score`
 * answers "where would my points have been enough": past years promise nothing for the next. Scores for doctorates are in
 * `listDoctoralScores`. Names are sorted by the alphabet of `lang`, kz without it.
 */
export const listPassingScores: Operation<ListPassingScoresRequest, ListPassingScoresData, ListPassingScoresError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-passing-score', { safe: true })

export interface ListScoreCategoriesRequest {
  header?: operations['listScoreCategories']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListScoreCategoriesData = components['schemas']['ScoreCategory'][]

export type ListScoreCategoriesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Categories of passing scores
 *
 * Kinds of entrance tests, in display order. A category without scores on the site is left out.
 */
export const listScoreCategories: Operation<ListScoreCategoriesRequest, ListScoreCategoriesData, ListScoreCategoriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-passing-score/categories', { safe: true })

export interface ListScoreFieldsRequest {
  header?: operations['listScoreFields']['parameters']['header']
  body: components['schemas']['ScoreFieldsRequest']
}

export type ListScoreFieldsData = components['schemas']['ScoreField'][]

export type ListScoreFieldsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Fields of training with passing scores
 *
 * Those of one category, by code. A field without scores on the site is left out.
 */
export const listScoreFields: Operation<ListScoreFieldsRequest, ListScoreFieldsData, ListScoreFieldsError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-passing-score/fields', { safe: true })

export interface ListScoreDirectionsRequest {
  header?: operations['listScoreDirections']['parameters']['header']
  body: components['schemas']['ScoreDirectionsRequest']
}

export type ListScoreDirectionsData = components['schemas']['ScoreDirection'][]

export type ListScoreDirectionsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Directions of training with passing scores
 *
 * Those of one field, by code. A direction without scores on the site is left out.
 */
export const listScoreDirections: Operation<ListScoreDirectionsRequest, ListScoreDirectionsData, ListScoreDirectionsError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-passing-score/directions', { safe: true })

export interface ListDoctoralScoresRequest {
  header?: operations['listDoctoralScores']['parameters']['header']
  body: components['schemas']['DoctoralScoreListRequest']
}

export type ListDoctoralScoresData = components['schemas']['DoctoralScoreList']

export type ListDoctoralScoresError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Passing scores for doctorates
 *
 * The newest year first, then by group of programmes, language and funding. Rows where nobody was admitted are listed,
 * with null points. Filters are combined by "and". Names are sorted by the alphabet of `lang`, kz without it.
 */
export const listDoctoralScores: Operation<ListDoctoralScoresRequest, ListDoctoralScoresData, ListDoctoralScoresError> = /*#__PURE__*/ operation('POST', '/api/plugin/edu-passing-score/doctoral', { safe: true })

export interface ListVacanciesRequest {
  header?: operations['listVacancies']['parameters']['header']
  body: components['schemas']['VacancyListRequest']
}

export type ListVacanciesData = components['schemas']['VacancyList']

export type ListVacanciesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Vacancies of a site
 *
 * Published vacancies without their description, the newest first; `getVacancy` has the rest. Only open ones, unless
 * `status` asks for others. Filters are combined by "and".
 */
export const listVacancies: Operation<ListVacanciesRequest, ListVacanciesData, ListVacanciesError> = /*#__PURE__*/ operation('POST', '/api/plugin/vacancy', { safe: true })

export interface ListVacancyCategoriesRequest {
  header?: operations['listVacancyCategories']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListVacancyCategoriesData = components['schemas']['VacancyCategory'][]

export type ListVacancyCategoriesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Categories of vacancies
 *
 * In display order, each with the number of open vacancies on the site. A category without any is listed with 0.
 */
export const listVacancyCategories: Operation<ListVacancyCategoriesRequest, ListVacancyCategoriesData, ListVacancyCategoriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/vacancy/category', { safe: true })

export interface GetVacancyRequest {
  header?: operations['getVacancy']['parameters']['header']
  body: components['schemas']['ItemRequest']
}

export type GetVacancyData = components['schemas']['Vacancy']

export type GetVacancyError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One vacancy
 *
 * Published vacancies only; a draft answers 404 without the preview key, so a guessed id reveals nothing. From its
 * deadline on a vacancy is closed and answers 410, with the key too; `listVacancies` with `status: closed` still has it in short.
 */
export const getVacancy: Operation<GetVacancyRequest, GetVacancyData, GetVacancyError> = /*#__PURE__*/ operation('POST', '/api/plugin/vacancy/id', { safe: true })

export interface ApplyForVacancyRequest {
  header?: operations['applyForVacancy']['parameters']['header']
  body: components['schemas']['VacancyApplication']
}

export type ApplyForVacancyData = components['schemas']['ApplicationReceipt']

export type ApplyForVacancyError = components['schemas']['Problem']

/**
 * Apply for a vacancy
 *
 * Numbers are sent as text, as forms do; each of `files` is a part of that name. An unknown vacancy answers 404, a closed one
 * 410. The same e-mail address may apply once for a vacancy: a second time is 409, but a repeat with the same
 * `Idempotency-Key` and body answers as the first. `website` must be empty.
 */
export const applyForVacancy: Operation<ApplyForVacancyRequest, ApplyForVacancyData, ApplyForVacancyError> = /*#__PURE__*/ operation('POST', '/api/plugin/vacancy/respond', { bodySerializer: multipart })

export interface GetPortfolioRequest {
  query: operations['getPortfolio']['parameters']['query']
  header?: operations['getPortfolio']['parameters']['header']
}

export type GetPortfolioData = components['schemas']['Portfolio']

export type GetPortfolioError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One portfolio
 *
 * The person with biography, education and profiles. Subjects, publications, awards, grants, interests, experience and
 * projects are asked for one by one; `counts` says how many rows each has. People who left, and those whose portfolio
 * is not published, answer 404; the latter with the preview key do not.
 */
export const getPortfolio: Operation<GetPortfolioRequest, GetPortfolioData, GetPortfolioError> = /*#__PURE__*/ operation('GET', '/api/plugin/portfolio')

export interface ListPortfoliosRequest {
  header?: operations['listPortfolios']['parameters']['header']
  body: components['schemas']['PortfolioListRequest']
}

export type ListPortfoliosData = components['schemas']['PortfolioList']

export type ListPortfoliosError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Members of staff
 *
 * People of the site whose portfolio is published, by last name. The filters find those of a department with all its
 * chairs, of one chair, with one first letter, or with one degree as the highest. Names are ordered by the alphabet of
 * `lang`, kz without it; a name without a translation counts in the language that it has. `getPortfolio` has the whole
 * portfolio.
 */
export const listPortfolios: Operation<ListPortfoliosRequest, ListPortfoliosData, ListPortfoliosError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio', { safe: true })

export interface ListDepartmentsRequest {
  header?: operations['listDepartments']['parameters']['header']
  body: components['schemas']['DepartmentsRequest']
}

export type ListDepartmentsData = components['schemas']['Department'][]

export type ListDepartmentsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Departments with their chairs
 *
 * Departments of the site in display order, each with its chairs. Departments and chairs without people are listed
 * with 0. The sub-site of a faculty lists that faculty only.
 */
export const listDepartments: Operation<ListDepartmentsRequest, ListDepartmentsData, ListDepartmentsError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/departments', { safe: true })

export interface ListPortfolioSubjectsRequest {
  header?: operations['listPortfolioSubjects']['parameters']['header']
  body: components['schemas']['PortfolioRequest']
}

export type ListPortfolioSubjectsData = components['schemas']['PortfolioSubject'][]

export type ListPortfolioSubjectsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Subjects that a person teaches
 *
 * Subjects of this academic year, by level and name. An unknown portfolio, or one that is not published, answers 404.
 */
export const listPortfolioSubjects: Operation<ListPortfolioSubjectsRequest, ListPortfolioSubjectsData, ListPortfolioSubjectsError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/subjects', { safe: true })

export interface ListPortfolioPublicationsRequest {
  header?: operations['listPortfolioPublications']['parameters']['header']
  body: components['schemas']['PortfolioPublicationListRequest']
}

export type ListPortfolioPublicationsData = components['schemas']['PortfolioPublicationList']

export type ListPortfolioPublicationsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Publications of a person
 *
 * The latest year first, within a year by title. Titles, authors and references stand in the language of the
 * publication; they are not translated. An unknown portfolio, or one that is not published, answers 404.
 */
export const listPortfolioPublications: Operation<ListPortfolioPublicationsRequest, ListPortfolioPublicationsData, ListPortfolioPublicationsError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/publications', { safe: true })

export interface ListPortfolioAwardsRequest {
  header?: operations['listPortfolioAwards']['parameters']['header']
  body: components['schemas']['PortfolioRequest']
}

export type ListPortfolioAwardsData = components['schemas']['PortfolioAward'][]

export type ListPortfolioAwardsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Awards of a person
 *
 * Awards, prizes and titles of honour, the latest first. An unknown portfolio, or one that is not published, answers
 * 404.
 */
export const listPortfolioAwards: Operation<ListPortfolioAwardsRequest, ListPortfolioAwardsData, ListPortfolioAwardsError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/awards', { safe: true })

export interface ListPortfolioGrantsRequest {
  header?: operations['listPortfolioGrants']['parameters']['header']
  body: components['schemas']['PortfolioRequest']
}

export type ListPortfolioGrantsData = components['schemas']['PortfolioGrant'][]

export type ListPortfolioGrantsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Grants of a person
 *
 * Grants that the person has or had a part in, the latest start first. Sums that are not public are null. An unknown
 * portfolio, or one that is not published, answers 404.
 */
export const listPortfolioGrants: Operation<ListPortfolioGrantsRequest, ListPortfolioGrantsData, ListPortfolioGrantsError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/grants', { safe: true })

export interface ListPortfolioInterestsRequest {
  header?: operations['listPortfolioInterests']['parameters']['header']
  body: components['schemas']['PortfolioRequest']
}

export type ListPortfolioInterestsData = components['schemas']['PortfolioInterest'][]

export type ListPortfolioInterestsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Research interests of a person
 *
 * In the order that the person chose. An unknown portfolio, or one that is not published, answers 404.
 */
export const listPortfolioInterests: Operation<ListPortfolioInterestsRequest, ListPortfolioInterestsData, ListPortfolioInterestsError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/interests', { safe: true })

export interface ListPortfolioExperienceRequest {
  header?: operations['listPortfolioExperience']['parameters']['header']
  body: components['schemas']['PortfolioRequest']
}

export type ListPortfolioExperienceData = components['schemas']['PortfolioExperience'][]

export type ListPortfolioExperienceError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Posts of a person
 *
 * Posts held now come first, then the latest end. An unknown portfolio, or one that is not published, answers 404.
 */
export const listPortfolioExperience: Operation<ListPortfolioExperienceRequest, ListPortfolioExperienceData, ListPortfolioExperienceError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/experience', { safe: true })

export interface ListPortfolioProjectsRequest {
  header?: operations['listPortfolioProjects']['parameters']['header']
  body: components['schemas']['PortfolioRequest']
}

export type ListPortfolioProjectsData = components['schemas']['PortfolioProject'][]

export type ListPortfolioProjectsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Scientific projects of a person
 *
 * Projects that the person works on or worked on, the latest start first. With `project_id` the project is one of
 * `listProjects`. An unknown portfolio, or one that is not published, answers 404.
 */
export const listPortfolioProjects: Operation<ListPortfolioProjectsRequest, ListPortfolioProjectsData, ListPortfolioProjectsError> = /*#__PURE__*/ operation('POST', '/api/plugin/portfolio/scientific', { safe: true })

export interface ListUniversitiesRequest {
  header?: operations['listUniversities']['parameters']['header']
  body: components['schemas']['PartnerUniversityListRequest']
}

export type ListUniversitiesData = components['schemas']['PartnerUniversityList']

export type ListUniversitiesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Partner universities
 *
 * Universities with an agreement with the site’s owner, by name. Ended agreements are listed unless `active` is true.
 * Filters are combined by "and". Names are sorted by the alphabet of `lang`, kz without it.
 */
export const listUniversities: Operation<ListUniversitiesRequest, ListUniversitiesData, ListUniversitiesError> = /*#__PURE__*/ operation('POST', '/api/plugin/universities', { safe: true })

export interface ListCooperationsRequest {
  header?: operations['listCooperations']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListCooperationsData = components['schemas']['Cooperation'][]

export type ListCooperationsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Kinds of cooperation
 *
 * In display order, each with the number of partner universities of the site. A kind without universities is listed with
 * 0.
 */
export const listCooperations: Operation<ListCooperationsRequest, ListCooperationsData, ListCooperationsError> = /*#__PURE__*/ operation('POST', '/api/plugin/universities/cooperations', { safe: true })

export interface ListCountriesRequest {
  header?: operations['listCountries']['parameters']['header']
  body: components['schemas']['CountriesRequest']
}

export type ListCountriesData = components['schemas']['Country'][]

export type ListCountriesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Countries of the partner universities
 *
 * By name in the language of `lang`, kz without it. A country without partner universities of the site, or of the kind of
 * cooperation asked for, is left out.
 */
export const listCountries: Operation<ListCountriesRequest, ListCountriesData, ListCountriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/universities/coutries', { safe: true })

export interface ListShowcaseRequest {
  header?: operations['listShowcase']['parameters']['header']
  body: components['schemas']['ShowcaseListRequest']
}

export type ListShowcaseData = components['schemas']['ShowcaseList']

export type ListShowcaseError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Digital products of the university
 *
 * Published products of the site, complete, the latest launch first and those not yet launched last. Archived ones are
 * left out unless `status` asks for them. Filters are combined by "and". Titles are sorted by the alphabet of `lang`, kz
 * without it.
 */
export const listShowcase: Operation<ListShowcaseRequest, ListShowcaseData, ListShowcaseError> = /*#__PURE__*/ operation('POST', '/api/plugin/digital-showcase', { safe: true })

export interface ListProjectsRequest {
  header?: operations['listProjects']['parameters']['header']
  body: components['schemas']['ScientificProjectListRequest']
}

export type ListProjectsData = components['schemas']['ScientificProjectList']

export type ListProjectsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Scientific projects
 *
 * Published projects of the site, complete, the latest start first. All states are listed unless `status` chooses one.
 * Filters are combined by "and". Titles and names are sorted by the alphabet of `lang`, kz without it.
 */
export const listProjects: Operation<ListProjectsRequest, ListProjectsData, ListProjectsError> = /*#__PURE__*/ operation('POST', '/api/plugin/scientific-projects', { safe: true })

export interface ListProjectTypesRequest {
  header?: operations['listProjectTypes']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListProjectTypesData = components['schemas']['ProjectType'][]

export type ListProjectTypesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Types of scientific projects
 *
 * In display order, each with the number of published projects of the site. An entry without projects is listed with 0.
 */
export const listProjectTypes: Operation<ListProjectTypesRequest, ListProjectTypesData, ListProjectTypesError> = /*#__PURE__*/ operation('POST', '/api/plugin/scientific-projects/type', { safe: true })

export interface ListProjectFundingRequest {
  header?: operations['listProjectFunding']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListProjectFundingData = components['schemas']['ProjectFunding'][]

export type ListProjectFundingError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Kinds of funding of scientific projects
 *
 * In display order, each with the number of published projects of the site. An entry without projects is listed with 0.
 */
export const listProjectFunding: Operation<ListProjectFundingRequest, ListProjectFundingData, ListProjectFundingError> = /*#__PURE__*/ operation('POST', '/api/plugin/scientific-projects/funding', { safe: true })

export interface SendQuestionRequest {
  header?: operations['sendQuestion']['parameters']['header']
  body: components['schemas']['QuestionSubmission']
}

export type SendQuestionData = components['schemas']['QuestionReceipt']

export type SendQuestionError = components['schemas']['Problem']

/**
 * Put a question to the university
 *
 * Of any kind: a question, complaint, suggestion or the wish for an appointment. A moderator reads it before it is
 * registered; the answer comes by e-mail or by telephone. The number and the tracking code are given once: with both
 * `getQuestionStatus` tells how the question fares. Faults in the part `question` are named with their place, such as
 * `question.question.mobile`; an unknown category and a `count` that does not fit are 400. `website` must be empty.
 */
export const sendQuestion: Operation<SendQuestionRequest, SendQuestionData, SendQuestionError> = /*#__PURE__*/ operation('POST', '/api/reception/sendQuestion', { baseUrl: 'https://reception.kokzhiek.example', bodySerializer: /*#__PURE__*/ multipartOf({ question: 'application/json' }) })

export interface GetQuestionStatusRequest {
  query: operations['getQuestionStatus']['parameters']['query']
}

export type GetQuestionStatusData = components['schemas']['QuestionProgress']

export type GetQuestionStatusError = components['schemas']['Problem']

/**
 * How a question fares
 *
 * By the two values that `sendQuestion` answered. Both must fit: otherwise 404, whichever is wrong. The answer has nothing
 * of what was asked, nor of who asked. It is never cached.
 */
export const getQuestionStatus: Operation<GetQuestionStatusRequest, GetQuestionStatusData, GetQuestionStatusError> = /*#__PURE__*/ operation('GET', '/api/reception/status', { baseUrl: 'https://reception.kokzhiek.example' })

export interface GetBlogRequest {
  header?: operations['getBlog']['parameters']['header']
  body: components['schemas']['BlogRequest']
}

export type GetBlogData = components['schemas']['Blog']

export type GetBlogError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * A blog and its posts
 *
 * By the slug of the blog, which is not that of a sub-site. Published posts with their content, the newest first, by pages;
 * the rest of the answer is the same on each page. Questions and answers have their own list, `listBlogQuestions`.
 */
export const getBlog: Operation<GetBlogRequest, GetBlogData, GetBlogError> = /*#__PURE__*/ operation('POST', '/api/blog', { safe: true })

export interface ListBlogQuestionsRequest {
  header?: operations['listBlogQuestions']['parameters']['header']
  body: components['schemas']['BlogQuestionListRequest']
}

export type ListBlogQuestionsData = components['schemas']['BlogQuestionList']

export type ListBlogQuestionsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Questions to the owner of a blog
 *
 * Those that a moderator let pass and whose senders agreed to see them published, the newest first. Without `answered` only
 * answered ones. Each is in the one language in which it was asked, whatever `lang` is. An unknown blog answers 404.
 */
export const listBlogQuestions: Operation<ListBlogQuestionsRequest, ListBlogQuestionsData, ListBlogQuestionsError> = /*#__PURE__*/ operation('POST', '/api/blog/requests', { safe: true })

export interface SendBlogQuestionRequest {
  header?: operations['sendBlogQuestion']['parameters']['header']
  body: components['schemas']['BlogQuestionSubmission']
}

export type SendBlogQuestionData = components['schemas']['BlogQuestionReceipt']

export type SendBlogQuestionError = components['schemas']['Problem']

/**
 * Ask the owner of a blog
 *
 * A moderator reads the question first. The answer comes by e-mail and, with `is_public`, is published with the sender's
 * first name and an initial. An unknown blog answers 404, a category of another blog 400. `website` must be empty.
 */
export const sendBlogQuestion: Operation<SendBlogQuestionRequest, SendBlogQuestionData, SendBlogQuestionError> = /*#__PURE__*/ operation('POST', '/api/blog/send')

export interface ListNewsRequest {
  header?: operations['listNews']['parameters']['header']
  body: components['schemas']['NewsListRequest']
}

export type ListNewsData = components['schemas']['NewsList']

export type ListNewsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * News of a site
 *
 * Published items, pinned ones first, then the newest. With another `sort`, or with `order: asc`, pinned items take
 * their place among the rest. Titles are ordered by the alphabet of `lang`, kz without it. Items come without content;
 * `getNews` has it. Archived items are left out; `listArchivedNews` has them.
 */
export const listNews: Operation<ListNewsRequest, ListNewsData, ListNewsError> = /*#__PURE__*/ operation('POST', '/api/plugin/news', { safe: true })

export interface GetNewsRequest {
  header?: operations['getNews']['parameters']['header']
  body: components['schemas']['ItemRequest']
}

export type GetNewsData = components['schemas']['News']

export type GetNewsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One news item
 *
 * Published items only; a draft answers 404 without the preview key, so a guessed id reveals nothing. An archived
 * item answers 404 as well; it keeps its id, so that `getArchivedNews` finds it.
 */
export const getNews: Operation<GetNewsRequest, GetNewsData, GetNewsError> = /*#__PURE__*/ operation('POST', '/api/plugin/news/id', { safe: true })

export interface ListNewsCategoriesRequest {
  header?: operations['listNewsCategories']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListNewsCategoriesData = components['schemas']['NewsCategory'][]

export type ListNewsCategoriesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Categories of news
 *
 * In display order, each with the number of published items on the site. A category without items is listed with 0.
 */
export const listNewsCategories: Operation<ListNewsCategoriesRequest, ListNewsCategoriesData, ListNewsCategoriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/news/categories', { safe: true })

export interface ListArchivedNewsRequest {
  header?: operations['listArchivedNews']['parameters']['header']
  body: components['schemas']['ArchivedNewsListRequest']
}

export type ListArchivedNewsData = components['schemas']['ArchivedNewsList']

export type ListArchivedNewsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Archived news of a site
 *
 * Items of past years that editors moved out of the news, the newest first. Titles are ordered by the alphabet of
 * `lang`, kz without it. Items come without content; `getArchivedNews` has it.
 */
export const listArchivedNews: Operation<ListArchivedNewsRequest, ListArchivedNewsData, ListArchivedNewsError> = /*#__PURE__*/ operation('POST', '/api/plugin/news/archive', { safe: true })

export interface GetArchivedNewsRequest {
  header?: operations['getArchivedNews']['parameters']['header']
  body: components['schemas']['ItemRequest']
}

export type GetArchivedNewsData = components['schemas']['ArchivedNews']

export type GetArchivedNewsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One archived news item
 *
 * With the address that it had on the former site, so that old links can be led here. An id that is not in the archive
 * answers 404, that of a current item too.
 */
export const getArchivedNews: Operation<GetArchivedNewsRequest, GetArchivedNewsData, GetArchivedNewsError> = /*#__PURE__*/ operation('POST', '/api/plugin/news/archive/id', { safe: true })

export interface ListAnnouncementsRequest {
  header?: operations['listAnnouncements']['parameters']['header']
  body: components['schemas']['AnnouncementListRequest']
}

export type ListAnnouncementsData = components['schemas']['AnnouncementList']

export type ListAnnouncementsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Announcements of a site
 *
 * Published announcements that have not expired, the newest first. `validity` asks for expired ones or for all. Titles
 * are ordered by the alphabet of `lang`, kz without it. Announcements come without content; `getAnnouncement` has it.
 */
export const listAnnouncements: Operation<ListAnnouncementsRequest, ListAnnouncementsData, ListAnnouncementsError> = /*#__PURE__*/ operation('POST', '/api/plugin/announce', { safe: true })

export interface GetAnnouncementRequest {
  header?: operations['getAnnouncement']['parameters']['header']
  body: components['schemas']['ItemRequest']
}

export type GetAnnouncementData = components['schemas']['Announcement']

export type GetAnnouncementError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One announcement
 *
 * Published announcements only; a draft answers 404 without the preview key, so a guessed id reveals nothing. An
 * expired one is still answered, so that links to it keep working; compare `expires_at` with the clock.
 */
export const getAnnouncement: Operation<GetAnnouncementRequest, GetAnnouncementData, GetAnnouncementError> = /*#__PURE__*/ operation('POST', '/api/plugin/announce/id', { safe: true })

export interface ListEventsRequest {
  header?: operations['listEvents']['parameters']['header']
  body: components['schemas']['EventListRequest']
}

export type ListEventsData = components['schemas']['EventList']

export type ListEventsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Events of a site
 *
 * Published events. Those that are not over come first, the soonest first, running ones included; then those that are
 * over, the latest first. Cancelled events stay in the list with their `status`. `upcoming` keeps one of the two
 * groups; `month`, `from` and `to` keep what falls into a period, so that `month: "2026-12"` shows a two-day event of
 * 30 November too if it lasts until 1 December. An event without an end is over when its day is, in Almaty time.
 * Events come without content; `getEvent` has it.
 */
export const listEvents: Operation<ListEventsRequest, ListEventsData, ListEventsError> = /*#__PURE__*/ operation('POST', '/api/plugin/events', { safe: true })

export interface GetEventRequest {
  header?: operations['getEvent']['parameters']['header']
  body: components['schemas']['ItemRequest']
}

export type GetEventData = components['schemas']['Event']

export type GetEventError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One event
 *
 * Published events only; a draft answers 404 without the preview key, so a guessed id reveals nothing. Past and
 * cancelled events are still answered. `status`, `attendance_mode` and the times are meant for structured data (schema.org) as they are.
 */
export const getEvent: Operation<GetEventRequest, GetEventData, GetEventError> = /*#__PURE__*/ operation('POST', '/api/plugin/events/id', { safe: true })

export interface ListEventCategoriesRequest {
  header?: operations['listEventCategories']['parameters']['header']
  body: components['schemas']['SiteRequest']
}

export type ListEventCategoriesData = components['schemas']['EventCategory'][]

export type ListEventCategoriesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Categories of events
 *
 * In display order, each with the number of published events on the site, and of those that are not over. A category
 * without events is listed with 0.
 */
export const listEventCategories: Operation<ListEventCategoriesRequest, ListEventCategoriesData, ListEventCategoriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/events/categories', { safe: true })

export interface ListDissertationsRequest {
  header?: operations['listDissertations']['parameters']['header']
  body: components['schemas']['DissertationListRequest']
}

export type ListDissertationsData = components['schemas']['DissertationList']

export type ListDissertationsError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Defences of dissertations
 *
 * Each row holds the candidates of one programme before one council in one year; the latest year first, within a year
 * by the code of the programme. `status` and `q` keep rows in which at least one candidate matches, with all their
 * candidates. `getDissertation` adds the reports of the council, `getDoctoral` all that is public about one defence.
 */
export const listDissertations: Operation<ListDissertationsRequest, ListDissertationsData, ListDissertationsError> = /*#__PURE__*/ operation('POST', '/api/plugin/dissertation', { safe: true })

export interface GetDissertationRequest {
  header?: operations['getDissertation']['parameters']['header']
  body: components['schemas']['ItemRequest']
}

export type GetDissertationData = components['schemas']['Dissertation']

export type GetDissertationError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One dissertation page
 *
 * The council with its contacts and reports, and the candidates with the state of their defence. An unknown or
 * unpublished page answers 404.
 */
export const getDissertation: Operation<GetDissertationRequest, GetDissertationData, GetDissertationError> = /*#__PURE__*/ operation('POST', '/api/plugin/dissertation/id', { safe: true })

export interface GetDoctoralRequest {
  header?: operations['getDoctoral']['parameters']['header']
  body: components['schemas']['DoctoralRequest']
}

export type GetDoctoralData = components['schemas']['Doctoral']

export type GetDoctoralError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One doctoral candidate
 *
 * Everything that Kazakhstan’s model regulations on dissertation councils want to be public about a defence:
 *
 * 1. the notice: `defence_at`, `place_*`, `stream_url`, `status`;
 * 2. the dissertation: `thesis`;
 * 3. annotations in Kazakh, Russian and English: `annotation_*`;
 * 4. the list of publications: `publications`;
 * 5. reviews by the consultants: `consultants`;
 * 6. reviews by the official reviewers: `reviewers`;
 * 7. the recording: `video_url`;
 * 8. reports of the council: `reports` of `getDissertation`;
 * 9. changes of day, time, place or reviewers: `changes`.
 *
 * Beyond the nine there is the `conclusion` on the dissertation, where the council publishes one. What has not been
 * handed in yet is null. A candidate who is not published, or is on another dissertation page than `id`, answers 404.
 */
export const getDoctoral: Operation<GetDoctoralRequest, GetDoctoralData, GetDoctoralError> = /*#__PURE__*/ operation('POST', '/api/plugin/dissertation/doctorals', { safe: true })

export interface GetGalleryRequest {
  header?: operations['getGallery']['parameters']['header']
  body: components['schemas']['GalleryRequest']
}

export type GetGalleryData = components['schemas']['Gallery']

export type GetGalleryError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * One gallery
 *
 * All pictures of a gallery in display order. Picture ids are stable, so that a link can open one of them. An unknown
 * or unpublished gallery answers 404.
 */
export const getGallery: Operation<GetGalleryRequest, GetGalleryData, GetGalleryError> = /*#__PURE__*/ operation('POST', '/api/plugin/gallery', { safe: true })

export interface ListEntriesRequest {
  header?: operations['listEntries']['parameters']['header']
  body: components['schemas']['EntryListRequest']
}

export type ListEntriesData = components['schemas']['EntryList']

export type ListEntriesError = components['schemas']['Problem'] | components['schemas']['PreviewKeyProblem']

/**
 * Entries of a generic list
 *
 * Published entries of one list, in the order that the editors gave them. Titles are ordered by the alphabet of
 * `lang`, kz without it; `letter` is meant in that language, too. Each page has the title of the list, null in all
 * languages where the editors gave none. An unknown list answers 404, one without matching entries an empty `data`.
 */
export const listEntries: Operation<ListEntriesRequest, ListEntriesData, ListEntriesError> = /*#__PURE__*/ operation('POST', '/api/plugin/list', { safe: true })

export type GetCaptchaChallengeData = components['schemas']['CaptchaChallenge']

export type GetCaptchaChallengeError = components['schemas']['Problem']

/**
 * A new challenge
 *
 * Each call gives another one, so an answer is never cached. The widget of ALTCHA solves it in well under a second on an
 * ordinary device; the solution goes with a form as `captcha`, once and before `expiresAt`.
 */
export const getCaptchaChallenge: Operation<void, GetCaptchaChallengeData, GetCaptchaChallengeError> = /*#__PURE__*/ operation('GET', '/api/captcha/challenge')

export interface GetVisitorCountsRequest {
  body: components['schemas']['SiteRequest']
}

export type GetVisitorCountsData = components['schemas']['VisitorCounts']

export type GetVisitorCountsError = components['schemas']['Problem']

/**
 * Visitors of a site
 *
 * For the badge in the footer. The call itself counts its visitor, which is why it is a POST: one address and browser is
 * one visitor a day, known by a hash whose salt changes at midnight, so that nobody can be followed from day to day. A
 * site without a counter answers 404.
 */
export const getVisitorCounts: Operation<GetVisitorCountsRequest, GetVisitorCountsData, GetVisitorCountsError> = /*#__PURE__*/ operation('POST', '/api/stats/visitors')

export interface GetLatestBuildRequest {
  query?: operations['getLatestBuild']['parameters']['query']
}

export type GetLatestBuildData = components['schemas']['LatestBuild']

export type GetLatestBuildError = unknown

/**
 * The build that is served now
 *
 * A static file of the site. The browser asks for it from time to time; where the id is not that of the build it runs, the
 * next change of page loads the new one.
 */
export const getLatestBuild: Operation<GetLatestBuildRequest | void, GetLatestBuildData, GetLatestBuildError> = /*#__PURE__*/ operation('GET', '/builds/latest.json')

export interface GetBuildManifestRequest {
  path: operations['getBuildManifest']['parameters']['path']
}

export type GetBuildManifestData = components['schemas']['BuildManifest']

export type GetBuildManifestError = unknown

/**
 * The routes of a build
 *
 * A static file of the site: which routes there are, and of which of them pages may have come since. It never
 * changes. The former build's stays until the next; an older one is 404.
 */
export const getBuildManifest: Operation<GetBuildManifestRequest, GetBuildManifestData, GetBuildManifestError> = /*#__PURE__*/ operation('GET', '/builds/meta/{buildId}.json')

export interface GetPagePayloadRequest {
  path: operations['getPagePayload']['parameters']['path']
  query?: operations['getPagePayload']['parameters']['query']
}

export type GetPagePayloadData = components['schemas']['PagePayload']

export type GetPagePayloadError = unknown

/**
 * The data of a page
 *
 * A static file of the site, which the browser fetches before it goes to the page. On Gatsby it is the page's
 * `page-data.json`: `/kz/news/1004/_payload.json` and `/page-data/kz/news/1004/page-data.json` are the same file. The
 * root page is `index`. A page that does not exist is 404.
 */
export const getPagePayload: Operation<GetPagePayloadRequest, GetPagePayloadData, GetPagePayloadError> = /*#__PURE__*/ operation('GET', '/{path}/_payload.json')

export interface GetMessagesRequest {
  path: operations['getMessages']['parameters']['path']
}

export type GetMessagesData = string

export type GetMessagesError = unknown

/**
 * The messages of one language
 *
 * A static file of the site: the chunk with the texts of the interface in one language, loaded when the reader first needs
 * that language. It is a script that the site's own scripts load; the name holds a hash of the content, so it may be
 * cached forever. If it cannot be loaded, the site stays in its language and warns on the console.
 */
export const getMessages: Operation<GetMessagesRequest, GetMessagesData, GetMessagesError> = /*#__PURE__*/ operation('GET', '/messages-{language}-{hash}.js', { parse: asIs })
