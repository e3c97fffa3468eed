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
 * Ctrl or Cmd is left to fields, and readers can turn it off: see `components/search/SlashKey.tsx`. With Alt they are
 * shortcuts of the browser or the system. The button keeps the letters that follow a key (`data-typed`), until the
 * dialog takes them: see `components/search/take-typed.ts`.
 *
 * When the application cannot start (one of its scripts fails or does not come, or `client.tsx` says so by the event
 * `plain`), the document becomes one without scripts: rules of the style sheets for `scripting: none` hold from then on,
 * because their condition becomes one that is always true.
 *
 * Before each frame in which the document may still be incomplete, `r` selects the tabs that the reader chose earlier,
 * so that the first frame has them. `components/prose/tabs.ts` stores the choice, selects the tabs of the pages that
 * follow, and does the rest.
 */
const earlyScript = [
  "{let q=[],",
  "r=()=>{",
  'for(const b of document.querySelectorAll("[data-sync] [role=tab]"))',
  'if(b.textContent===s?.getItem("tabs:"+b.closest(".tabs").dataset.sync))for(const c of b.parentNode.children){',
  'c.ariaSelected=c===b;document.getElementById(c.getAttribute("aria-controls"))?.toggleAttribute("hidden",c!==b)}',
  'document.readyState==="loading"&&requestAnimationFrame(r)},',
  'w=r=>{for(const{media:m,cssRules:c}of r){if(m)m.mediaText=m.mediaText.replace("scripting: none","width");c&&w(c)}},',
  "f=()=>w(document.styleSheets),",
  'p=e=>{if(q&&(e.type=="plain"||/assets/.test(e.filename||e.target.src))){q=0;f();addEventListener("load",f)}};',
  "requestAnimationFrame(r);",
  'addEventListener("error",p,true);addEventListener("plain",p);',
  'addEventListener("click",e=>{const b=e.target.closest("button");b&&q&&q.push(b)});',
  'addEventListener("keydown",e=>{',
  'const b=q!==0&&document.querySelector("[aria-keyshortcuts]"),m=e.ctrlKey||e.metaKey;if(!b||e.altKey)return;',
  'if(m?e.key==="k":e.key==="/"&&!s?.getItem("slash-key")&&!e.target.matches("input,textarea,select"))',
  '{e.preventDefault();b.dataset.typed="";q?q.push(b):b.click()}',
  "else if(!m&&b.dataset.typed!=null&&e.key.length===1)b.dataset.typed+=e.key});",
  'addEventListener("hydrate",()=>{q&&q.forEach(b=>setTimeout(()=>b.click()));q=null})}',
].join("");

/** The only inline script of the site. The security policy allows it by its hash. */
export const inlineScript = themeScript + earlyScript;
