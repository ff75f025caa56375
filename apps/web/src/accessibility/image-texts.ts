let watched = false

/**
 * Has pictures that are hidden show their alternative text in their place. The text is drawn as the picture's own
 * background (`--image-text`, see accessibility.css): nothing is added to the page, and nothing moves. Once begun it goes on with
 * the pictures of later pages.
 */
export function showImageTexts(): void {
  drawAll()
  if (watched) return
  watched = true
  new MutationObserver(drawAll).observe(document.body, { childList: true, subtree: true })
  // Colour and size of the text are those of the page.
  new MutationObserver(drawAll).observe(document.documentElement, { attributeFilter: ['class', 'id', 'data-a11y-scheme'] })
}

function drawAll(): void {
  if (document.body.id !== 'img-hide') return
  const { color, fontSize } = getComputedStyle(document.body)
  for (const image of document.querySelectorAll('img')) {
    const drawing = image.alt === '' ? '' : draw(image.alt, color, fontSize)
    if (image.style.getPropertyValue('--image-text') !== drawing) image.style.setProperty('--image-text', drawing)
  }
}

/** Without a size of its own the drawing fills its place, and the text breaks its lines in it. */
function draw(text: string, color: string, fontSize: string): string {
  const style = `display:flex;align-items:center;justify-content:center;box-sizing:border-box;height:100%;padding:.5em;overflow:hidden;font:${fontSize} sans-serif;line-height:1.3;text-align:center;color:${color}`
  const words = text.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml" style="${style}">${words}</div></foreignObject></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
