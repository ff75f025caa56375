import { keptValues } from './kept-values'

/** Those that become `data-a11y-*`, without what all begin with. */
const attributes = Object.keys(keptValues).flatMap((key) => /^a11y-(.+)/.exec(key)?.[1] ?? [])
const values = new Set(Object.values(keptValues).flat())

/**
 * Runs as the first thing in the body, before anything is painted: what the reader has chosen (settings.ts) becomes class, id
 * and `data-a11y-*` of the root and id of the body; without a choice the theme follows the system, and one of the two classes is always there. What was chosen last holds, on
 * this host or on another of the university (kept-choices.ts), also in another tab and for a page that the back button brings as
 * it was left; what no setting knows is passed over. Marks the first page of a
 * session, which has the splash, and one whose link to the old site was dismissed.
 *
 * The same text on every page of every site: the content security policy names its hash.
 */
export const firstPaintScript = `(function(){
var root=document.documentElement,dark=matchMedia('(prefers-color-scheme: dark)'),shared;
function kept(area,key,value){try{var store=window[area+'Storage'];return value?store.setItem(key,value):store.getItem(key)}catch(e){return value}}
function chosen(key){var value=shared&&+shared.get('time')>kept('local','a11y-time')?shared.get(key):kept('local',key);return /^(${[...values].join('|')})$/.test(value)?value:''}
function theme(){var name=chosen('user-theme')||(dark.matches?'dark-theme':'light-theme');if(root.className!==name)root.className=name}
function name(element,key){var value=chosen(key);if(element.id!==value)element.id=value}
function show(){
try{shared=new URLSearchParams(/(?:^|; )a11y=([^;]*)/.exec(document.cookie)[1])}catch(e){}
theme();name(root,'user-font-size');name(document.body,'img-hide');
'${attributes.join(' ')}'.split(' ').forEach(function(part){var value=chosen('a11y-'+part),key='data-a11y-'+part;value?root.setAttribute(key,value):root.removeAttribute(key)})
}
show();dark.addEventListener('change',theme);addEventListener('pageshow',function(event){if(event.persisted)show()});addEventListener('storage',show);
if(kept('session','old-site'))root.dataset.oldSite='';
if(!kept('session','started')&&!kept('session','started','1'))root.dataset.start='';
})()`
