/** What the inline script leaves for the code of the page. */
declare global {
  interface Window {
    /** Ends the listening. */
    takeEarlyClick?(): HTMLElement | undefined
  }
}

/**
 * Runs before the first paint: on a slow network a reader sees buttons seconds before the code of the page is there. The last one
 * that was clicked until then is kept, and marked as pressed (styles/global.css). Who clicks elsewhere no longer wants it.
 * What works without code, as links and the buttons of forms do, is left alone.
 *
 * The same text on every page of every site: the content security policy names its hash.
 */
export const earlyClickScript = `(function(){
var pressed;
function note(event){
if(pressed)pressed.removeAttribute('data-pressed');
pressed=event.target.closest('button[type=button]');
if(pressed)pressed.setAttribute('data-pressed','')
}
addEventListener('click',note,true);
window.takeEarlyClick=function(){removeEventListener('click',note,true);return pressed||undefined}
})()`

/** Once the page has come to life: does what the button does. */
export function repeatEarlyClick(): void {
  const button = window.takeEarlyClick?.()
  delete window.takeEarlyClick
  button?.removeAttribute('data-pressed')
  if (button?.isConnected) button.click()
}
