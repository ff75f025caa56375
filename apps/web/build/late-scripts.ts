/**
 * Adds the scripts of the page, in the order in which they stand, when all that there is to see is on the screen: until
 * then they would take the line and the processor of a slow phone from it. The browser says so by an entry
 * `largest-contentful-paint` for each larger thing that it has painted; a tenth of a second after `load` without another
 * one is the end. At once when the reader does something, and after three seconds should a picture keep the page waiting.
 *
 * The same text on every page of every site: the content security policy names its hash.
 */
export const lateScriptsScript = `(function(){
var signs=['pointerdown','touchstart','keydown','focusin'],begun,calm;
function begin(){
if(begun)return;begun=1;
signs.forEach(function(sign){removeEventListener(sign,begin,true)});
document.querySelectorAll('script[data-src]').forEach(function(late){var script=document.createElement('script');script.src=late.dataset.src;script.async=false;document.body.append(script)})
}
function wait(){clearTimeout(calm);calm=setTimeout(begin,100)}
function loaded(){
requestAnimationFrame(wait);
if((window.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[]).indexOf('largest-contentful-paint')>=0)new PerformanceObserver(wait).observe({type:'largest-contentful-paint',buffered:true})
}
document.readyState==='complete'?loaded():addEventListener('load',loaded);
signs.forEach(function(sign){addEventListener(sign,begin,true)});
setTimeout(begin,3000)
})()`

/**
 * Has the scripts of a built page added by {@link lateScriptsScript}. Gatsby's list of all chunks goes: only its plugin for
 * offline use would read it, and it weighs a tenth of the page.
 *
 * @throws Error for a page without scripts: Gatsby writes them in another way than this knows
 */
export function withLateScripts(html: string): string {
  const late = html
    .replace(/<script\s+id="gatsby-chunk-mapping"[^]*?<\/script>\s*/, '')
    .replace(/<script src="([^"]+)" async=""><\/script>/g, '<script type="application/json" data-src="$1"></script>')
  if (!late.includes('data-src=') || !late.includes('</body>')) throw new Error('A page has no scripts to be added late.')
  return late.replace('</body>', () => `<script>${lateScriptsScript}</script></body>`)
}
