import '../../styles/site.css'
import { Footer } from '../../components/footer'
import { Header } from '../../components/header'
import { firstPaint } from '../../components/theme-button'
import { readLayout, readPage } from '../../lib/data'

const fonts = ['onest-400', 'onest-600', 'literata']

export default async function RootLayout({ children, params }) {
  const page = await readPage((await params).path.join('/'))
  const layout = await readLayout(page.language)
  return (
    <html lang={page.tag} dir="ltr" suppressHydrationWarning>
      <head>
        {fonts.map((name) => (
          <link key={name} rel="preload" as="font" type="font/woff2" href={`/fonts/${name}.woff2`} crossOrigin="anonymous" />
        ))}
        <script dangerouslySetInnerHTML={{ __html: firstPaint }} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {layout.messages['site.skip_to_content']}
        </a>
        <Header layout={layout} page={page} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer layout={layout} />
      </body>
    </html>
  )
}
