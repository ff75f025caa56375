/** @param {import('@11ty/eleventy').UserConfig} config */
export default function (config) {
  config.addPassthroughCopy({ public: '.' })
  config.addPassthroughCopy({ 'styles/site.css': 'site.css' })
  config.addFilter('longDate', (iso, tag) => new Date(iso).toLocaleDateString(tag === 'en' ? 'en-GB' : tag, { dateStyle: 'long', timeZone: 'Asia/Almaty' }))
  config.addFilter('digits', (number) => number.replace(/[^+\d]/g, ''))
  config.addFilter('contains', contains)
  config.addFilter('sectionOf', (menu, address) => menu.find((item) => contains(item, address)))
  config.addFilter('hereOf', (page) => page.switch.find((one) => one.language === page.language).href)
  return { dir: { input: 'src', output: 'dist' } }
}

function contains(item, address) {
  return item.href === address || item.children.some((child) => contains(child, address))
}
