/**
 * Runs before the first paint: the one inline script of the site. Puts the theme that the reader chose on the root
 * element, and that they dismissed the notification, so that nothing flashes or jumps; without a choice the style sheet
 * follows the system.
 */
export const themeScript =
  'try{var s=localStorage,d=document.documentElement.dataset,t=s.getItem("theme");if(t==="light"||t==="dark")d.theme=t;if(s.getItem("notification-dismissed")==="2")d.notification="dismissed"}catch(e){}';
