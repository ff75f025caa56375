import { docsListTitle } from './docs-list-block/docs-list-title'
import { galleryTitle } from './gallery/gallery-title'
import { listBlockTitle } from './list-block/list-block-title'
import { block, type AnyBlock } from './page-content/block-definition'
import { vacancyListTitle } from './vacancy-list/vacancy-list-title'

/**
 * The blocks that editors embed in pages, by the name that they write into `data-block`. What else a new one needs: docs/how-to/add-a-block.md. View
 * and loader have one chunk together; its name is the folder's.
 */
export const registry: Record<string, AnyBlock> = {
  ContentBlock: block({
    view: () => import(/* webpackChunkName: "block-content-block" */ './content-block/embedded-content').then((module) => module.EmbeddedContent),
    load: () => import(/* webpackChunkName: "block-content-block" */ './content-block/embedded-content.load').then((module) => module.loadEmbeddedContent),
  }),
  Dissertation: block({
    title: (t) => t('defences.title'),
    view: () => import(/* webpackChunkName: "block-dissertation" */ './dissertation/dissertation').then((module) => module.Dissertation),
    load: () => import(/* webpackChunkName: "block-dissertation" */ './dissertation/dissertation.load').then((module) => module.loadDissertation),
  }),
  EventsPlugin: block({
    title: (t) => t('events.title'),
    view: () => import(/* webpackChunkName: "block-events-plugin" */ './events-plugin/events-block').then((module) => module.EventsBlock),
    load: () => import(/* webpackChunkName: "block-events-plugin" */ './events-plugin/events-block.load').then((module) => module.loadEventsBlock),
  }),
  NewsPlugin: block({
    title: (t) => t('news.title'),
    view: () => import(/* webpackChunkName: "block-news-plugin" */ './news-plugin/news-block').then((module) => module.NewsBlock),
    load: () => import(/* webpackChunkName: "block-news-plugin" */ './news-plugin/news-block.load').then((module) => module.loadNewsBlock),
  }),
  PortfolioList: block({
    title: (t) => t('people.title'),
    view: () => import(/* webpackChunkName: "block-portfolio-list" */ './portfolio-list/portfolio-list').then((module) => module.PortfolioList),
    load: () => import(/* webpackChunkName: "block-portfolio-list" */ './portfolio-list/portfolio-list.load').then((module) => module.loadPortfolioList),
  }),
  PriceEducation: block({
    title: (t) => t('price.title'),
    view: () => import(/* webpackChunkName: "block-price-education" */ './price-education/price-education').then((module) => module.PriceEducation),
    load: () => import(/* webpackChunkName: "block-price-education" */ './price-education/price-education.load').then((module) => module.loadPriceEducation),
  }),
  VacancyList: block({
    title: (t, options, initial) => initial && vacancyListTitle(t, options, initial),
    view: () => import(/* webpackChunkName: "block-vacancy-list" */ './vacancy-list/vacancy-list').then((module) => module.VacancyList),
    load: () => import(/* webpackChunkName: "block-vacancy-list" */ './vacancy-list/vacancy-list.load').then((module) => module.loadVacancyList),
  }),
  DrScoreListBlock: block({
    title: (t) => t('scores.doctoral_title'),
    view: () => import(/* webpackChunkName: "block-dr-score-list-block" */ './dr-score-list-block/dr-score-list-block').then((module) => module.DrScoreListBlock),
    load: () => import(/* webpackChunkName: "block-dr-score-list-block" */ './dr-score-list-block/dr-score-list-block.load').then((module) => module.loadDrScoreListBlock),
  }),
  ProfListBlock: block({
    title: (t) => t('professions.title'),
    view: () => import(/* webpackChunkName: "block-prof-list-block" */ './prof-list-block/prof-list-block').then((module) => module.ProfListBlock),
    load: () => import(/* webpackChunkName: "block-prof-list-block" */ './prof-list-block/prof-list-block.load').then((module) => module.loadProfListBlock),
  }),
  ScoreListBlock: block({
    title: (t) => t('scores.title'),
    view: () => import(/* webpackChunkName: "block-score-list-block" */ './score-list-block/score-list-block').then((module) => module.ScoreListBlock),
    load: () => import(/* webpackChunkName: "block-score-list-block" */ './score-list-block/score-list-block.load').then((module) => module.loadScoreListBlock),
  }),
  ScientificProjects: block({
    title: (t) => t('projects.title'),
    view: () => import(/* webpackChunkName: "block-scientific-projects" */ './scientific-projects/scientific-projects').then((module) => module.ScientificProjects),
    load: () => import(/* webpackChunkName: "block-scientific-projects" */ './scientific-projects/scientific-projects.load').then((module) => module.loadScientificProjects),
  }),
  Gallery: block({
    title: (t, _options, initial) => initial && galleryTitle(t, initial),
    view: () => import(/* webpackChunkName: "block-gallery" */ './gallery/gallery').then((module) => module.Gallery),
    load: () => import(/* webpackChunkName: "block-gallery" */ './gallery/gallery.load').then((module) => module.loadGallery),
  }),
  ListBlock: block({
    title: (t, _options, initial) => initial && listBlockTitle(t, initial),
    view: () => import(/* webpackChunkName: "block-list-block" */ './list-block/list-block').then((module) => module.ListBlock),
    load: () => import(/* webpackChunkName: "block-list-block" */ './list-block/list-block.load').then((module) => module.loadListBlock),
  }),
  ShareComponent: block({
    title: (t) => t('share.title'),
    view: () => import(/* webpackChunkName: "block-share-component" */ './share-component/share-component').then((module) => module.ShareComponent),
  }),
  DigitalShowcase: block({
    title: (t) => t('showcase.title'),
    view: () => import(/* webpackChunkName: "block-digital-showcase" */ './digital-showcase/digital-showcase').then((module) => module.DigitalShowcase),
    load: () => import(/* webpackChunkName: "block-digital-showcase" */ './digital-showcase/digital-showcase.load').then((module) => module.loadDigitalShowcase),
  }),
  DocsListBlock: block({
    title: (t, options, initial) => initial && docsListTitle(t, options, initial),
    view: () => import(/* webpackChunkName: "block-docs-list-block" */ './docs-list-block/docs-list-block').then((module) => module.DocsListBlock),
    load: () => import(/* webpackChunkName: "block-docs-list-block" */ './docs-list-block/docs-list-block.load').then((module) => module.loadDocsListBlock),
  }),
  UniversitiesList: block({
    title: (t) => t('partners.title'),
    view: () => import(/* webpackChunkName: "block-universities-list" */ './universities-list/universities-list').then((module) => module.UniversitiesList),
    load: () => import(/* webpackChunkName: "block-universities-list" */ './universities-list/universities-list.load').then((module) => module.loadUniversitiesList),
  }),
}

/** The block of a name; undefined where there is none, of the names that every object has, too. */
export function findBlock(name: string): AnyBlock | undefined {
  return Object.hasOwn(registry, name) ? registry[name] : undefined
}
