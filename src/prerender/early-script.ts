/**
 * The second part of the inline script; `s` is the local storage, from the first. On a slow line a reader can press
 * something seconds before the application runs: buttons that are clicked until it listens, which it tells by the event
 * `hydrate`, are clicked again then. The keys of the search are clicks on its button, then and later. A key without
 * Ctrl or Cmd is left to fields, and readers can turn it off: see `components/search/SlashKey.tsx`.
 */
export const earlyScript = [
  "{let q=[];",
  'addEventListener("click",e=>{const b=e.target.closest("button");b&&q?.push(b)});',
  'addEventListener("keydown",e=>{const b=document.querySelector("[aria-keyshortcuts]");',
  'if(b&&(e.ctrlKey||e.metaKey?e.key==="k":e.key==="/"&&!s?.getItem("slash-key")&&!e.target.matches("input,textarea,select"))){e.preventDefault();q?q.push(b):b.click()}});',
  'addEventListener("hydrate",()=>{q?.forEach(b=>setTimeout(()=>b.click()));q=null})}',
].join("");
