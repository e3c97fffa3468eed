/**
 * Returns the URL of the printable document of a section, and for `""` that of the whole site. It has a file of its own because
 * the first load does not need it.
 */
export function printableUrl(section: string): string {
  return section === "" ? "/printable/" : `/${section}/printable/`;
}
