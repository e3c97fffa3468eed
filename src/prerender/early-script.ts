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
export const earlyScript = [
  '{let q=[],w=r=>{for(const{media:m,cssRules:c}of r){if(m)m.mediaText=m.mediaText.replace("scripting: none","width");c&&w(c)}},',
  "f=()=>w(document.styleSheets),",
  'p=e=>{if(q&&(e.type=="plain"||/assets/.test(e.filename||e.target.src))){q=0;f();addEventListener("load",f)}};',
  'addEventListener("error",p,true);addEventListener("plain",p);',
  'addEventListener("click",e=>{const b=e.target.closest("button");b&&q&&q.push(b)});',
  'addEventListener("keydown",e=>{const b=q!==0&&document.querySelector("[aria-keyshortcuts]");',
  'if(b&&(e.ctrlKey||e.metaKey?e.key==="k":e.key==="/"&&!s?.getItem("slash-key")&&!e.target.matches("input,textarea,select"))){e.preventDefault();q?q.push(b):b.click()}});',
  'addEventListener("hydrate",()=>{q&&q.forEach(b=>setTimeout(()=>b.click()));q=null})}',
].join("");
