import type { ShellAlert } from '../../shell/shell'

/** Key in the browser's storage: ids of the alerts that the reader has closed, with a space between them. */
export const closedKey = 'dismissed-alerts'

/**
 * Runs as the first-paint script does (accessibility/first-paint.ts), on sites with alerts only: by the reader's clock and
 * storage it decides which of them are seen, and says so in a style of its own. Nothing in the HTML changes, so nothing
 * moves and React finds what it rendered. Twice a minute it looks again, and when something was closed in another tab; what has begun then is read out at once.
 *
 * The same text on every site: the content security policy names its hash. The times are in an attribute.
 */
export const alertsScript = `(function(){
var alerts=JSON.parse(document.currentScript.dataset.times),former,style=document.head.appendChild(document.createElement('style'));
function show(){
var now=Date.now(),closed;
try{closed=localStorage.getItem('${closedKey}')}catch(e){}
var seen=alerts.filter(function(a){return a[1]<=now&&now<a[2]&&(' '+closed+' ').indexOf(' '+a[0]+' ')<0}).map(function(a){return'[data-alert="'+a[0]+'"]'});
if(''+seen===''+former)return;
if(former)seen.forEach(function(a){var text=document.querySelector(a+' p');if(text&&former.indexOf(a)<0)text.setAttribute('role',text.dataset.role)});
former=seen;
style.textContent='[data-alerts],[data-alert]{display:none}'+(seen[0]?'@media screen{[data-alerts],'+seen+'{display:block}}':'')
}
show();setInterval(show,3e4);addEventListener('storage',show)
})()`

/** Stands before the alerts, so that none is painted that is not to be seen. */
export function AlertsScript({ alerts }: { alerts: readonly ShellAlert[] }) {
  const times = alerts.map(({ id, startsAt, endsAt }) => [id, startsAt, endsAt ?? Number.MAX_SAFE_INTEGER])
  return <script data-times={JSON.stringify(times)} dangerouslySetInnerHTML={{ __html: alertsScript }} />
}
