import { insert, type Edit } from './edits'
import { smallScript } from './small-scripts'

/**
 * Adds the scripts of the page, in the order in which they stand, and has the browser fetch the data that they will ask for, when
 * all that there is to see is on the screen: until then they would take the line and the processor of a slow phone from it. The
 * browser says so by an entry `largest-contentful-paint` for each larger thing that it has painted; a tenth of a second after `load`
 * without another one is the end. At once when the reader does something, and after three seconds should a picture keep the page waiting.
 *
 * At once, too, where the address asks for more than the build knows, a page of a list or words to search for: what there is to see is not what the reader wants to.
 * What senders of links add to them (`utm_source`, `fbclid`) asks for nothing.
 *
 * Data are fetched ahead in Chromium alone, which is told by its `userAgentData`: WebKit fetches a second time what a script asks for then, preloaded or not.
 *
 * Each script is added by a task of its own: to ask for one takes a slow phone 6 ms, and there are eight.
 *
 * A script that does not come is taken out again, for webpack would wait for it instead of asking anew. It is asked for again after one, two and four seconds:
 * connections break while the browser has one. Where the app has not started for it, the next connection loads the page. So does the last of these tries, once a visit:
 * a browser that restores a tab may have kept the page longer than the server has kept its scripts.
 *
 * The same text on every page of every site: the content security policy names its hash.
 */
export const lateScriptsScript = `(function(){
var signs=['pointerdown','touchstart','keydown','focusin'],begun,calm;
function begin(){
if(begun)return;begun=1;
signs.forEach(function(sign){removeEventListener(sign,begin,true)});
if(navigator.userAgentData)document.querySelectorAll('script[data-fetch]').forEach(function(late){var link=document.createElement('link');link.rel='preload';link.as='fetch';link.crossOrigin='anonymous';link.href=late.dataset.fetch;document.head.append(link)});
document.querySelectorAll('script[data-src]').forEach(function(late){setTimeout(add,0,late.dataset.src,1e3)})
}
function add(file,pause){
var script=document.createElement('script');script.src=file;script.async=false;
script.onerror=function(){script.remove();addEventListener('online',function(){if(!window.___loader)location.reload()});pause<5e3?setTimeout(add,pause,file,pause*2):lost()};
document.body.append(script)
}
function lost(){
try{if(!window.___loader&&navigator.onLine&&sessionStorage.lost!==location.pathname){sessionStorage.lost=location.pathname;location.reload()}}catch(e){}
}
function wait(){clearTimeout(calm);calm=setTimeout(begin,100)}
function loaded(){
requestAnimationFrame(wait);
if((window.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[]).indexOf('largest-contentful-paint')>=0)new PerformanceObserver(wait).observe({type:'largest-contentful-paint',buffered:true})
}
document.readyState==='complete'?loaded():addEventListener('load',loaded);
signs.forEach(function(sign){addEventListener(sign,begin,true)});
setTimeout(begin,3000);
if(/[?&](?!utm_|\\w*clid=|igshid=|mc_)\\w/.test(location.search))begin()
})()`

/** What a page starts with. */
export interface Start {
  /** Its scripts, in their order: `/app-d721a1d5dafc.js`. */
  scripts: readonly string[]
  /** What they ask for first: `/page-data/kz/news/page-data.json`. */
  data: readonly string[]
}

/**
 * What has the scripts of a built page added by {@link lateScriptsScript}: those that Gatsby names, and those that these would ask for one after the other, each
 * a round trip later. Gatsby's list of all chunks goes: only its plugin for offline use would read it, and it weighs a tenth of the page.
 *
 * @throws Error for a page without scripts, or with one that is not among these: Gatsby writes them in another way than this knows
 */
export function lateScripts(html: string, start: Start): Edit[] {
  const named = [...html.matchAll(/<script src="([^"]+)" async=""><\/script>/g)]
  const end = html.lastIndexOf('</body>')
  if (named.length === 0 || end < 0) throw new Error('A page has no scripts to be added late.')
  const missing = named.find(([, file = '']) => !start.scripts.includes(file))
  if (missing) throw new Error(`A page names ${missing[1]}, which is none of the scripts that it starts with.`)
  const chunkMapping = /<script\s+id="gatsby-chunk-mapping"[^]*?<\/script>\s*/.exec(html)
  const gone = [...named, ...(chunkMapping ? [chunkMapping] : [])]
  return [...gone.map(({ index, 0: { length } }) => ({ start: index, end: index + length, text: '' })), insert(end, `${startData(start)}<script>${smallScript(lateScriptsScript)}</script>`)]
}

/** What a page starts with, as it stands in it. */
export function startData({ scripts, data }: Start): string {
  const entry = (name: 'src' | 'fetch') => (file: string) => `<script type="application/json" data-${name}="${file}"></script>`
  return [...scripts.map(entry('src')), ...data.map(entry('fetch'))].join('')
}
