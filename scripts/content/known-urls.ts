const SCREENS = ["/app-shell/", "/printable/", "/vote/", "/organization/", "/starter-kits/", "/offline/"];

/** Urls that no content file stands behind: screens, and one printable page for each section. */
export function screenUrls(sections: Iterable<string>): string[] {
  const printable = [...new Set(sections)].filter(Boolean).map((name) => `/${name}/printable/`);
  return [...SCREENS, ...printable];
}
