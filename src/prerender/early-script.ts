/**
 * The inline script of pages that the application takes over. On a slow line a reader can press something seconds before
 * it runs: buttons that are clicked until it listens, which it tells by the event `hydrate`, are clicked again then.
 * The keys of the search are clicks on its button, then and later. A key without Ctrl or Cmd is left to fields, and
 * readers can turn it off: see `components/search/SlashKey.tsx`.
 */
export const earlyScript = [
  "{let early=[];",
  "const isSlash=e=>{try{if(localStorage.getItem('slash-key')==='off')return}catch{}return e.key==='/'&&!e.target.matches('input,textarea,select,[contenteditable]')};",
  "addEventListener('click',e=>{const b=e.target.closest('button');if(b)early?.push(b)});",
  "addEventListener('keydown',e=>{if(!(e.ctrlKey||e.metaKey?e.key==='k':isSlash(e)))return;e.preventDefault();const b=document.querySelector('[aria-keyshortcuts]');early?early.push(b):b?.click()});",
  "addEventListener('hydrate',()=>{const all=early;early=null;all?.forEach(b=>setTimeout(()=>b?.click()))})}",
].join("");
