/** Made by gatsby/live/make-live-graphql.ts while webpack is configured: the queries that the templates export, for the browser. */
declare module 'live-graphql' {
  // A module that is only declared cannot import by a relative path.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  const liveGraphql: import('./live-templates').LiveGraphql
  export default liveGraphql
}
