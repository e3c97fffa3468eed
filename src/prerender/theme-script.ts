/**
 * Runs before the first paint: the one inline script of the site. Puts the theme that the reader chose on the root
 * element, so that nothing flashes; without a choice the style sheet follows the system.
 */
export const themeScript =
  'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}';
