import '@site/styles/global.css'
import { createRoot } from 'react-dom/client'
import { allBlocks } from './all-states'
import { Catalogue } from './catalogue'
import { loadFonts } from './fonts'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const followSystem = () => document.documentElement.classList.toggle('dark-theme', dark.matches)
dark.addEventListener('change', followSystem)
followSystem()

await loadFonts()
createRoot(document.getElementById('catalogue') as HTMLElement).render(<Catalogue blocks={allBlocks} />)
