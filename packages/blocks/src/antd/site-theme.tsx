import { ConfigProvider, theme, type ThemeConfig } from 'antd'
import type { Locale } from 'antd/es/locale'
import { useEffect, useState, type ReactNode } from 'react'

export interface SiteThemeProps {
  /** What `loadLocale` gave; not needed by parts that say nothing of their own. */
  locale?: Locale
  children: ReactNode
}

/**
 * Gives parts of antd the colours, type and corners of the site, in the theme that holds. Only for modules that come by
 * `import()`: antd is heavy, and writes its styles at run time.
 */
export function SiteTheme({ locale, children }: SiteThemeProps) {
  const [config, setConfig] = useState(readTheme)

  // The theme is a class of the root element, a scheme of two colours an attribute.
  useEffect(() => {
    const observer = new MutationObserver(() => setConfig(readTheme()))
    observer.observe(document.documentElement, { attributeFilter: ['class', 'id', 'data-a11y-scheme', 'data-a11y-font'] })
    return () => observer.disconnect()
  }, [])

  return (
    <ConfigProvider {...(locale && { locale })} theme={config}>
      {children}
    </ConfigProvider>
  )
}

/** antd works out shades of its own from colours, so it needs them as they are, not by the names of the tokens. */
function readTheme(): ThemeConfig {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string) => style.getPropertyValue(name).trim() || undefined
  const isDark = style.colorScheme === 'dark'
  const tokens = {
    colorPrimary: isDark ? read('--color-link') : read('--color-brand'),
    colorText: read('--color-ink'),
    colorTextPlaceholder: read('--color-muted'),
    colorTextDisabled: read('--color-muted'),
    colorIcon: read('--color-muted'),
    colorBorder: read('--color-control'),
    colorBgContainer: read('--color-raised'),
    colorBgElevated: read('--color-raised'),
    colorTextLightSolid: isDark ? read('--color-paper') : read('--color-on-brand'),
    fontFamily: read('--font-text'),
  }
  const known = Object.fromEntries(Object.entries(tokens).filter(([, value]) => value !== undefined))
  const soft = read('--color-sand')
  return {
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: { ...known, borderRadius: 4, controlHeight: 44, fontSize: 16, motion: !matchMedia('(prefers-reduced-motion: reduce)').matches },
    // Seven columns that fit on the narrowest phone.
    components: { DatePicker: { cellWidth: 36, cellHeight: 30, ...(soft && { cellActiveWithRangeBg: soft, cellHoverBg: soft }) } },
  }
}
