/**
 * The second part of the inline script; `s` is the local storage, from the first. On a slow line a reader can press
 * something seconds before the application runs: buttons that are clicked until it listens, which it tells by the event
 * `hydrate`, are clicked again then. The keys of the search are clicks on its button, then and later. A key without
 * Ctrl or Cmd is left to fields, and readers can turn it off: see `components/search/SlashKey.tsx`.
 *
 * When the application cannot start (one of its scripts fails or does not come, or `client.tsx` says so by the event `plain`), the
 * document becomes one without scripts: what the style sheets say for `scripting: none` holds from then on.
 */
export const earlyScript = [
  "{let q=[],p=e=>{",
  'if(!q||e.type==="error"&&!/\\/assets\\//.test(e.filename||e.target.src))return;',
  'q=null;document.querySelector("[aria-keyshortcuts]")?.removeAttribute("aria-keyshortcuts");',
  "let w=r=>{for(const{media:m,cssRules:c}of r){",
  'if(m)m.mediaText=m.mediaText.replace("(scripting: none)","(min-width: 0px)").replace("(scripting: enabled)","(max-width: 0px)");',
  "c&&w(c)}},f=()=>w(document.styleSheets);",
  'document.readyState==="complete"?f():addEventListener("load",f)};',
  'addEventListener("error",p,true);addEventListener("plain",p);',
  'addEventListener("click",e=>{const b=e.target.closest("button");b&&q?.push(b)});',
  'addEventListener("keydown",e=>{const b=document.querySelector("[aria-keyshortcuts]");',
  'if(b&&(e.ctrlKey||e.metaKey?e.key==="k":e.key==="/"&&!s?.getItem("slash-key")&&!e.target.matches("input,textarea,select"))){e.preventDefault();q?q.push(b):b.click()}});',
  'addEventListener("hydrate",()=>{q?.forEach(b=>setTimeout(()=>b.click()));q=null})}',
].join("");
