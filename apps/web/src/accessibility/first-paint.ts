/**
 * Runs as the first thing in the body, before anything is painted: what the reader has chosen (settings.ts) becomes class, id
 * and `data-a11y-*` of the root and id of the body; without a choice the theme follows the system. Marks the first page of a
 * session, which has the splash, and one whose link to the old site was dismissed.
 *
 * The same text on every page of every site: the content security policy names its hash.
 */
export const firstPaintScript = `(function(){
var root=document.documentElement,dark=matchMedia('(prefers-color-scheme: dark)');
function kept(area,key,value){try{var store=window[area+'Storage'];return value?store.setItem(key,value):store.getItem(key)}catch(e){return value}}
function theme(){var chosen=kept('local','user-theme')||(dark.matches?'dark-theme':'');if(root.className!==chosen)root.className=chosen}
function name(element,key){var chosen=kept('local',key);if(chosen)element.id=chosen}
theme();dark.addEventListener('change',theme);
name(root,'user-font-size');name(document.body,'img-hide');
'scheme font letters lines images media targets'.split(' ').forEach(function(part){var chosen=kept('local','a11y-'+part);if(chosen)root.setAttribute('data-a11y-'+part,chosen)});
if(kept('session','old-site'))root.dataset.oldSite='';
if(!kept('session','started')&&!kept('session','started','1'))root.dataset.start='';
})()`
