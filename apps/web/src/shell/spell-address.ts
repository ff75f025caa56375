import { spell } from './spell'

// Gatsby's router decodes the address as soon as it is loaded, and ends with an error where nothing decodes it.
const { pathname, search, hash } = window.location
const spelt = spell(pathname)
if (spelt !== pathname) window.history.replaceState(null, '', spelt + search + hash)
