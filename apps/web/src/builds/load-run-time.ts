/** Fetches what a page needs once it is there and its reader has time, or at the first need. */
export const loadRunTime = () => import(/* webpackChunkName: "run-time" */ './run-time')
