/**
 * The second part of the inline script; `s` is the local storage, which the first part defines. On a slow line a reader
 * can click something seconds before the application runs. Clicks on buttons are recorded until the application
 * dispatches `hydrate`, and are then repeated. Keyboard shortcuts of the search click its button, both before and after
 * that. Keys without Ctrl or Cmd are left to form fields, and readers can turn them off
 * (`components/search/SlashKey.tsx`).
 */
export const earlyScript = [
  "{let q=[];",
  'addEventListener("click",e=>{const b=e.target.closest("button");b&&q?.push(b)});',
  'addEventListener("keydown",e=>{const b=document.querySelector("[aria-keyshortcuts]");',
  'if(b&&(e.ctrlKey||e.metaKey?e.key==="k":e.key==="/"&&!s?.getItem("slash-key")&&!e.target.matches("input,textarea,select"))){e.preventDefault();q?q.push(b):b.click()}});',
  'addEventListener("hydrate",()=>{q?.forEach(b=>setTimeout(()=>b.click()));q=null})}',
].join("");
