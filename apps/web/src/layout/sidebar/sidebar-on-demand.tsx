import { useAtom } from 'jotai'
import { useEffect, useState, type ComponentType } from 'react'
import { sidebarAtom } from '../../state/sidebar'
import type { SidebarProps } from './sidebar'

/** The full-screen menu, whose code most visits never need: it comes when it is first opened. Where it does not come, the next click tries again. */
export function SidebarOnDemand(props: SidebarProps) {
  const [sidebar, setSidebar] = useAtom(sidebarAtom)
  const [Sidebar, setLoaded] = useState<ComponentType<SidebarProps>>()
  const isWanted = sidebar !== 'closed' && !Sidebar

  useEffect(() => {
    if (!isWanted) return
    void import(/* webpackChunkName: "sidebar" */ './sidebar')
      .then((module) => setLoaded(() => module.Sidebar))
      .catch((cause: unknown) => {
        console.error('The full-screen menu failed to load', cause)
        setSidebar('closed')
      })
  }, [isWanted, setSidebar])

  return Sidebar ? <Sidebar {...props} /> : null
}
