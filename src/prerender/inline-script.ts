/**
 * Runs before the first paint. It applies the stored theme to the root element, and hides a dismissed notification, so
 * that nothing flashes or moves. The document says which version of the notification it has (`data-notification`),
 * because this script can't change with the content: its hash is in the security policy. Without a stored theme, the
 * style sheet follows the system. If a reader does not start at the top of a page, the whole text is laid out at once.
 */
export const themeScript =
  'try{var s=localStorage,d=document.documentElement.dataset,t=s.getItem("theme");if(t==="light"||t==="dark")d.theme=t;if(s.getItem("notification-dismissed")===d.notification)d.notification="dismissed";if(location.hash||performance.getEntriesByType("navigation")[0].type!=="navigate")d.text="whole"}catch(e){}';

/**
 * The second part of the inline script. `s` is the local storage, which the first part defines. On a slow connection, a
 * reader can press something seconds before the application runs. The script remembers the buttons that are clicked
 * until then, and clicks them again when the application reports that it listens (the event `hydrate`). The keyboard
 * shortcuts of the search click its button, before that event and after it. A key without Ctrl or Cmd does nothing in a
 * field, and readers can turn it off: see `components/search/SlashKey.tsx`. Keys with Alt are left to the browser and
 * the system. The button collects the letters that follow a shortcut (`data-typed`) until the dialog takes them: see
 * `components/search/take-typed.ts`.
 *
 * If the application can't start, because one of its scripts fails to load or `client.tsx` sends the event `plain`, the
 * document behaves as if scripts were off: the script rewrites the condition of the style rules for `scripting: none`
 * so that it's always true.
 *
 * While the document may still be incomplete, `r` selects the tabs that the reader chose earlier before each frame, so
 * that they are selected from the first frame on. `components/prose/tabs.ts` stores the choice, selects the tabs of
 * later pages, and does the rest.
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
