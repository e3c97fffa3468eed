/**
 * Runs before the first paint. Puts the theme that the reader chose on the root
 * element, and that they dismissed the notification, so that nothing flashes or jumps; without a choice the style sheet
 * follows the system. Whoever does not start at the top of a page gets its whole text at once.
 */
export const themeScript =
  'try{var s=localStorage,d=document.documentElement.dataset,t=s.getItem("theme");if(t==="light"||t==="dark")d.theme=t;if(s.getItem("notification-dismissed")==="2")d.notification="dismissed";if(location.hash||performance.getEntriesByType("navigation")[0].type!=="navigate")d.text="whole"}catch(e){}';
