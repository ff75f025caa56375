import { contains } from '../lib/find-section'
import { Email, Phone } from './contacts'
import { Icon } from './icon'
import { LanguageSwitch } from './language-switch'
import { MenuEntry } from './menu-entry'
import { SiteLink } from './site-link'
import { ThemeButton } from './theme-button'

export function Header({ layout, page }) {
  const { messages: t, language, tag, name, menu } = layout
  const here = page.switch.find((one) => one.language === language).href
  return (
    <header className="banner">
      <div className="top_bar_bar">
        <div className="container top_bar_inner">
          <ul className="top_bar_contacts">
            <li>
              <Phone number={layout.phone} label={t['site.phone']} />
            </li>
            <li>
              <Email address={layout.email} label={t['site.email']} />
            </li>
          </ul>
          <ThemeButton label={t['accessibility.open']} icon={<Icon name="eye" />} />
          <LanguageSwitch
            label={t['site.language']}
            current={tag}
            languages={page.switch.map(({ language: of, ...rest }) => ({ ...rest, short: t[`site.language_${of}`], name: t[`site.language_name_${of}`] }))}
          />
        </div>
      </div>
      <div className="header_header">
        <div className="container header_brandRow">
          <a className="header_brand" href={`/${language}`}>
            <span className="header_name">
              <span className="header_full">{name}</span>
              <span className="header_short">{name}</span>
            </span>
          </a>
        </div>
        <div className="container header_menuRow">
          <div className="header_desktop">
            <nav aria-label={t['site.main_navigation']}>
              <ul className="main_menu_list">
                {menu.map((item) => (
                  <li key={item.title} className="main_menu_item">
                    {item.children.length === 0 ? (
                      <MenuLink item={item} here={here} className="main_menu_top" />
                    ) : (
                      <MenuEntry title={item.title} lang={item.lang} icon={<Icon name="chevron" />} current={contains(item, here)}>
                        {item.href && (
                          <p className="main_menu_overview">
                            <MenuLink item={item} here={here} />
                          </p>
                        )}
                        <MenuList items={item.children} here={here} className="main_menu_entries" />
                      </MenuEntry>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className="header_tools">
            <a className="header_tool" href={`/${language}/search`}>
              <Icon name="search" />
              <span className="visually-hidden">{t['search.label']}</span>
            </a>
            <a className="header_tool" href="#footer-menu">
              <Icon name="menu" />
              <span className="header_toolName">{t['site.menu']}</span>
            </a>
          </div>
        </div>
      </div>
    </header>
  )
}

function MenuList({ items, here, className }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.title + item.href}>
          <MenuLink item={item} here={here} />
          {item.children.length > 0 && <MenuList items={item.children} here={here} className="main_menu_third" />}
        </li>
      ))}
    </ul>
  )
}

function MenuLink({ item: { href, title, lang }, here, className }) {
  if (href === null) return <span lang={lang} className={className}>{title}</span>
  return (
    // Not loaded ahead: Next.js advises so for many links at once.
    <SiteLink href={href} prefetch={false} lang={lang} className={className} aria-current={href === here ? 'page' : undefined}>
      {title}
    </SiteLink>
  )
}
