/** The full-screen menu's code. Asked for early, by the pointer or the focus on its buttons, a failure is not the reader's concern yet. */
export const loadSidebar = () => import(/* webpackChunkName: "sidebar" */ './sidebar').then((module) => module.Sidebar)

export const preloadSidebar = () => void loadSidebar().catch(() => undefined)
