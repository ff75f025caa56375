import { Icon } from '../../components/icon'
import { SiteLink } from '../../components/site-link'
import { readAddresses, readLayout, readPage } from '../../lib/data'
import { contains, findSection } from '../../lib/find-section'

export const dynamicParams = false

export async function generateStaticParams() {
  return (await readAddresses()).map((address) => ({ path: address.slice(1).split('/') }))
}

export async function generateMetadata({ params }) {
  const page = await readPage((await params).path.join('/'))
  const { name } = await readLayout(page.language)
  return {
    title: `${page.title} — ${name}`,
    description: page.lead,
    ...(page.noindex && { robots: { index: false } }),
    alternates: {
      canonical: page.canonical,
      languages: { ...Object.fromEntries(page.alternates.map(({ tag, href }) => [tag, href])), 'x-default': page.alternates[0].href },
    },
    openGraph: { type: 'website', title: page.title, description: page.lead, url: page.canonical, siteName: name },
    twitter: { card: 'summary_large_image' },
    icons: '/favicon.ico',
  }
}

export const viewport = { themeColor: '#07343d' }

export default async function Page({ params }) {
  const page = await readPage((await params).path.join('/'))
  const { messages: t, language, menu } = await readLayout(page.language)
  const here = page.switch.find((one) => one.language === language).href
  const section = findSection(menu, here)
  const date = new Date(page.updatedAt).toLocaleDateString(page.tag === 'en' ? 'en-GB' : page.tag, { dateStyle: 'long', timeZone: 'Asia/Almaty' })
  return (
    <div className="container">
      <nav aria-label={t['site.breadcrumbs']} className="breadcrumbs_nav page_band_band" data-breadcrumbs="">
        <ol className="breadcrumbs_list">
          <li>
            <a href={`/${language}`}>{t['site.home']}</a>
          </li>
          {page.breadcrumbs.map(({ title, href }) => (
            <li key={title}>{href ? <SiteLink href={href}>{title}</SiteLink> : title}</li>
          ))}
          <li aria-current="page">{page.title}</li>
        </ol>
      </nav>
      <article className="page_page">
        <header className="page_head page_band_band">
          <h1 lang={page.titleLang}>{page.title}</h1>
          {page.notice && (
            <p className="translation_notice_notice" role="note">
              <Icon name="globe" />
              {page.notice}
            </p>
          )}
          {page.lead && (
            <p className="page_lead" lang={page.leadLang}>
              {page.lead}
            </p>
          )}
        </header>
        <div className="page_body">
          <div className="content_block_content" lang={page.htmlLang} dangerouslySetInnerHTML={{ __html: page.html }} />
          <p className="page_updated">
            {t['page.updated']}: <time dateTime={page.updatedAt}>{date}</time>
          </p>
        </div>
        <aside className="page_aside">
          {page.headings.length > 2 && (
            <nav aria-labelledby="outline" className="side_links_outline">
              <h2 id="outline" className="side_links_heading">
                {t['site.contents']}
              </h2>
              <ol className="side_links_list" lang={page.htmlLang}>
                {page.headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          {section && section.children.length > 1 && (
            <nav aria-labelledby="section" className="side_links_section">
              <h2 id="section" className="side_links_heading">
                {section.title}
              </h2>
              <SectionList items={section.children} here={here} />
            </nav>
          )}
        </aside>
      </article>
    </div>
  )
}

function SectionList({ items, here }) {
  return (
    <ul className="side_links_list">
      {items.map((item) => (
        <li key={item.title + item.href}>
          {item.href ? (
            <SiteLink href={item.href} lang={item.lang} aria-current={item.href === here ? 'page' : undefined}>
              {item.title}
            </SiteLink>
          ) : (
            <span lang={item.lang}>{item.title}</span>
          )}
          {item.children.length > 0 && contains(item, here) && <SectionList items={item.children} here={here} />}
        </li>
      ))}
    </ul>
  )
}
