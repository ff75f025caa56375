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
 * A form that says `data-waits` stays where it is, with what was typed into it, until its code is there to send it off; who
 * clicks beside it has still sent it. What works without code, as links and other forms do, is left alone.
 *
 * The same text on every page of every site: the content security policy names its hash.
 */
export const earlyClickScript = `(function(){
var pressed;
function press(button){
if(pressed)pressed.removeAttribute('data-pressed');
pressed=button;
if(pressed)pressed.setAttribute('data-pressed','')
}
function click(event){
var button=event.target.closest('button[type=button]');
if(button||pressed&&pressed.type==='button')press(button)
}
function submit(event){
if(!event.target.matches('[data-waits]'))return;
event.preventDefault();
press(event.submitter)
}
addEventListener('click',click,true);
addEventListener('submit',submit,true);
window.takeEarlyClick=function(){
removeEventListener('click',click,true);
removeEventListener('submit',submit,true);
return pressed||undefined
}
})()`

/** Once the page has come to life: does what the button does. */
export function repeatEarlyClick(): void {
  const button = window.takeEarlyClick?.()
  delete window.takeEarlyClick
  button?.removeAttribute('data-pressed')
  if (button?.isConnected) button.click()
}
