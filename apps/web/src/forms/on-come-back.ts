/**
 * Told when the browser shows the page again just as the reader has left it, from its cache for back and forward: until then its code stood still.
 *
 * @returns has it told no more
 */
export function onComeBack(listener: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && listener()
  window.addEventListener('pageshow', onPageShow)
  return () => window.removeEventListener('pageshow', onPageShow)
}
