/** What the newsletter's box does when the reader comes to it. */
export const loadBehaviour = () => import(/* webpackChunkName: "newsletter" */ './newsletter-behaviour').then((module) => module.NewsletterBehaviour)
