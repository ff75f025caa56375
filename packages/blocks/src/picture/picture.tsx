import type { PictureOptions } from './picture.options'

/** A picture in the format and size that the browser does best with. */
export function Picture({ image, sizes, alt = '', lang, className, load = 'lazy' }: PictureOptions) {
  const { url, width, height, sources } = image
  const img = <img {...loading[load]} src={url} width={width} height={height} alt={alt} lang={lang} className={className} decoding="async" />
  if (!sources?.length) return img
  return (
    <picture>
      {[...new Set(sources.map(({ type }) => type))].map((type) => (
        <source key={type} type={type} sizes={sizes} srcSet={sources.flatMap((source) => (source.type === type ? `${source.url} ${source.width}w` : [])).join(', ')} />
      ))}
      {img}
    </picture>
  )
}

/** React 18 knows the priority in lower case only, its types in camel case only. */
const loading = { first: { fetchpriority: 'high' } as object, eager: {}, lazy: { loading: 'lazy' } as const }
