import type { Handlers } from '@university/api-schema/handlers'
import type { Context } from '../context'
import type { Upload } from '../uploads/upload'
import { getAnnouncement } from './announcements/get-announcement'
import { listAnnouncements } from './announcements/list-announcements'
import { getBlog } from './blog/get-blog'
import { listBlogQuestions } from './blog/list-blog-questions'
import { sendBlogQuestion } from './blog/send-blog-question'
import { getCaptchaChallenge } from './captcha/get-captcha-challenge'
import { getDissertation } from './dissertations/get-dissertation'
import { getDoctoral } from './dissertations/get-doctoral'
import { listDissertations } from './dissertations/list-dissertations'
import { listDocuments } from './documents/list-documents'
import { getEvent } from './events/get-event'
import { listEventCategories } from './events/list-event-categories'
import { listEvents } from './events/list-events'
import { getGallery } from './galleries/get-gallery'
import { listEntries } from './lists/list-entries'
import { activateSubscription } from './mail/activate-subscription'
import { subscribe } from './mail/subscribe'
import { unsubscribe } from './mail/unsubscribe'
import { getMenu } from './menu/get-menu'
import { listUsefulLinks } from './menu/list-useful-links'
import { getArchivedNews } from './news/get-archived-news'
import { getNews } from './news/get-news'
import { listArchivedNews } from './news/list-archived-news'
import { listNews } from './news/list-news'
import { listNewsCategories } from './news/list-news-categories'
import { getBreadcrumbs } from './page/get-breadcrumbs'
import { getPage } from './page/get-page'
import { listPages } from './page/list-pages'
import { getPortfolio } from './portfolio/get-portfolio'
import { listDepartments } from './portfolio/list-departments'
import { listPortfolioAwards } from './portfolio/list-portfolio-awards'
import { listPortfolioExperience } from './portfolio/list-portfolio-experience'
import { listPortfolioGrants } from './portfolio/list-portfolio-grants'
import { listPortfolioInterests } from './portfolio/list-portfolio-interests'
import { listPortfolioProjects } from './portfolio/list-portfolio-projects'
import { listPortfolioPublications } from './portfolio/list-portfolio-publications'
import { listPortfolioSubjects } from './portfolio/list-portfolio-subjects'
import { listPortfolios } from './portfolio/list-portfolios'
import { listPriceCategories } from './prices/list-price-categories'
import { listPriceChildren } from './prices/list-price-children'
import { listPrices } from './prices/list-prices'
import { listProfessions } from './professions/list-professions'
import { listPrograms } from './professions/list-programs'
import { listTrainingFields } from './professions/list-training-fields'
import { listProjectFunding } from './projects/list-project-funding'
import { listProjectTypes } from './projects/list-project-types'
import { listProjects } from './projects/list-projects'
import { getQuestionStatus } from './reception/get-question-status'
import { listRequestCategories } from './reception/list-request-categories'
import { sendQuestion } from './reception/send-question'
import { sendWebQuestion } from './reception/send-web-question'
import { listDoctoralScores } from './scores/list-doctoral-scores'
import { listPassingScores } from './scores/list-passing-scores'
import { listScoreCategories } from './scores/list-score-categories'
import { listScoreDirections } from './scores/list-score-directions'
import { listScoreFields } from './scores/list-score-fields'
import { searchContent } from './search/search-content'
import { listShowcase } from './showcase/list-showcase'
import { getVisitorCounts } from './stats/get-visitor-counts'
import { listCooperations } from './universities/list-cooperations'
import { listCountries } from './universities/list-countries'
import { listUniversities } from './universities/list-universities'
import { applyForVacancy } from './vacancies/apply-for-vacancy'
import { getVacancy } from './vacancies/get-vacancy'
import { listVacancies } from './vacancies/list-vacancies'
import { listVacancyCategories } from './vacancies/list-vacancy-categories'
import { getSettings } from './web/get-settings'

/** What answers each operation of the contract. An operation without a handler does not compile. */
export const handlers: Handlers<Context, Upload> = {
  searchContent,
  getMenu,
  listUsefulLinks,
  listPages,
  getPage,
  getBreadcrumbs,
  getSettings,
  listNews,
  getNews,
  listNewsCategories,
  getPortfolio,
  listDepartments,
  listPortfolioAwards,
  listPortfolioExperience,
  listPortfolioGrants,
  listPortfolioInterests,
  listPortfolioProjects,
  listPortfolioPublications,
  listPortfolioSubjects,
  listPortfolios,
  listProjectFunding,
  listProjectTypes,
  listProjects,
  listShowcase,
  listCooperations,
  listCountries,
  listUniversities,
  listDocuments,
  listPriceCategories,
  listPriceChildren,
  listPrices,
  listProfessions,
  listPrograms,
  listTrainingFields,
  listDoctoralScores,
  listPassingScores,
  listScoreCategories,
  listScoreDirections,
  listScoreFields,
  getAnnouncement,
  listAnnouncements,
  getBlog,
  listBlogQuestions,
  getDissertation,
  getDoctoral,
  listDissertations,
  getEvent,
  listEventCategories,
  listEvents,
  getGallery,
  listEntries,
  getArchivedNews,
  listArchivedNews,
  listRequestCategories,
  getVacancy,
  listVacancies,
  listVacancyCategories,
  sendQuestion,
  sendWebQuestion,
  getQuestionStatus,
  subscribe,
  activateSubscription,
  unsubscribe,
  applyForVacancy,
  sendBlogQuestion,
  getCaptchaChallenge,
  getVisitorCounts,
}
