/**
 * The fragment that a heading gets on its page. It only differs from github-slugger's result in rare cases, and for
 * those the index contains the fragment itself.
 *
 * @param used The number of times that each fragment has been used on this page. The function updates it.
 */
export function slug(title: string, used: Map<string, number>): string {
  const plain = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
  const count = used.get(plain) ?? 0;
  used.set(plain, count + 1);
  return count === 0 ? plain : `${plain}-${count}`;
}

/** Guesses the folder of a page from its title: the folder of `BannerPlugin` is `banner-plugin`. */
export function folderOf(title: string): string {
  return slug(title.replace(/[a-z](?=[A-Z])/g, "$&-"), new Map());
}
