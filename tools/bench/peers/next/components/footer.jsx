import drawings from '../data/drawings.json'
import { Email, Phone } from './contacts'
import { Icon } from './icon'
import { SiteLink } from './site-link'

export function Footer({ layout }) {
  const { messages: t, language, name, menu, usefulLinks } = layout
  return (
    <>
      <section className="floating_buttons_buttons" aria-label={t['site.contact']}>
        <a className="floating_buttons_button" href={layout.admission} aria-label={t['site.admission_contacts']} title={t['site.admission_contacts']}>
          <Icon name="headset" />
        </a>
        <a className="floating_buttons_button" href={`/${language}/reception`} aria-label={t['site.reception']} title={t['site.reception']}>
          <Icon name="chat" />
        </a>
      </section>
      <footer className="footer_footer">
        <svg className="ornament_ornament" aria-hidden="true" data-ornament="">
          <pattern id="ornament" width="48" height="18" x="50%" patternUnits="userSpaceOnUse">
            <path d={drawings.ornament} />
          </pattern>
          <rect width="100%" height="18" fill="url(#ornament)" />
        </svg>
        <div className="container">
          <form className="newsletter_box_form" action={`/${language}/newsletter/subscribe`} noValidate>
            <h2 id="newsletter" className="newsletter_box_title">
              {t['newsletter.title']}
            </h2>
            <div className="newsletter_box_field">
              <input type="email" autoComplete="email" maxLength={254} aria-label={t['site.email']} aria-describedby="newsletter" placeholder="name@example.com" />
              <button type="submit" className="button button-accent">
                {t['newsletter.subscribe']}
              </button>
            </div>
          </form>
          <div className="footer_columns">
            <div>
              <div className="footer_brand">
                <p className="footer_name">{name}</p>
              </div>
              <address className="footer_address">
                <p>
                  <Icon name="pin" />
                  <span className="visually-hidden">{t['site.address']}: </span>
                  {layout.address}
                </p>
                <p>
                  <Phone number={layout.phone} label={t['site.phone']} />
                </p>
                <p>
                  <Email address={layout.email} label={t['site.email']} />
                </p>
              </address>
            </div>
            <nav aria-labelledby="footer-menu">
              <h2 id="footer-menu" className="footer_heading">
                {t['site.menu']}
              </h2>
              <ul className="footer_links">
                {menu.map(({ title, href }) => (
                  <li key={title}>
                    <SiteLink href={href}>{title}</SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
            <nav aria-labelledby="footer-links">
              <h2 id="footer-links" className="footer_heading">
                {t['site.useful_links']}
              </h2>
              <ul className="footer_links">
                {usefulLinks.map(({ title, href }) => (
                  <li key={href}>
                    <a href={href} target="_blank" rel="noopener">
                      {title}
                      <Icon name="external" />
                      <span className="visually-hidden"> {t['site.opens_in_new_tab']}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className="footer_bottom">
            <p>{t['site.copyright'].replace('{{year}}', '').replace('{{name}}', name)}</p>
            <p>
              <a href={`/${language}/accessibility`}>{t['site.accessibility_statement']}</a>
            </p>
          </div>
        </div>
      </footer>
    </>
  )
}
