/**
 * Runs before the first paint. It applies the stored theme to the root element, and hides a dismissed notification, so
 * that nothing flashes or moves. The document says which version of the notification it has (`data-notification`),
 * because this script, whose hash the security policy names, must not change with the content. Without a stored theme,
 * the style sheet follows the system. If a reader does not start at the top of a page, the whole text is laid out at once.
 */
export const themeScript =
  'try{var s=localStorage,d=document.documentElement.dataset,t=s.getItem("theme");if(t==="light"||t==="dark")d.theme=t;if(s.getItem("notification-dismissed")===d.notification)d.notification="dismissed";if(location.hash||performance.getEntriesByType("navigation")[0].type!=="navigate")d.text="whole"}catch(e){}';
