/** The form of the public reception, for its dialog and its page. */
export const loadReceptionForm = () => import(/* webpackChunkName: "reception" */ '../reception/reception-form').then((module) => module.ReceptionForm)
