/**
 * Runs before the first paint. It applies the stored theme to the root element, and hides a dismissed notification, so
 * that nothing flashes or moves. The document says which version of the notification it has (`data-notification`),
 * because this script, whose hash the security policy names, must not change with the content. Without a stored theme,
 * the style sheet follows the system. If a reader does not start at the top of a page, the whole text is laid out at once.
 */
export const themeScript =
  'try{var s=localStorage,d=document.documentElement.dataset,t=s.getItem("theme");if(t==="light"||t==="dark")d.theme=t;if(s.getItem("notification-dismissed")===d.notification)d.notification="dismissed";if(location.hash||performance.getEntriesByType("navigation")[0].type!=="navigate")d.text="whole"}catch(e){}';

/**
 * The second part of the inline script; `s` is the local storage, from the first. On a slow line a reader can press
 * something seconds before the application runs: buttons that are clicked until it listens, which it tells by the event
 * `hydrate`, are clicked again then. The keys of the search are clicks on its button, then and later. A key without
 * Ctrl or Cmd is left to fields, and readers can turn it off: see `components/search/SlashKey.tsx`.
 *
 * When the application cannot start (one of its scripts fails or does not come, or `client.tsx` says so by the event
 * `plain`), the document becomes one without scripts: rules of the style sheets for `scripting: none` hold from then on,
 * because their condition becomes one that is always true.
 */
const earlyScript = [
  '{let q=[],w=r=>{for(const{media:m,cssRules:c}of r){if(m)m.mediaText=m.mediaText.replace("scripting: none","width");c&&w(c)}},',
  "f=()=>w(document.styleSheets),",
  'p=e=>{if(q&&(e.type=="plain"||/assets/.test(e.filename||e.target.src))){q=0;f();addEventListener("load",f)}};',
  'addEventListener("error",p,true);addEventListener("plain",p);',
  'addEventListener("click",e=>{const b=e.target.closest("button");b&&q&&q.push(b)});',
  'addEventListener("keydown",e=>{const b=q!==0&&document.querySelector("[aria-keyshortcuts]");',
  'if(b&&(e.ctrlKey||e.metaKey?e.key==="k":e.key==="/"&&!s?.getItem("slash-key")&&!e.target.matches("input,textarea,select"))){e.preventDefault();q?q.push(b):b.click()}});',
  'addEventListener("hydrate",()=>{q&&q.forEach(b=>setTimeout(()=>b.click()));q=null})}',
].join("");

/** The only inline script of the site. The security policy allows it by its hash. */
export const inlineScript = themeScript + earlyScript;
