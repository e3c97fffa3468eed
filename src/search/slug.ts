/**
 * The fragment that a heading gets on its page. Differs from what github-slugger makes in rare cases only; for those the
 * index holds the fragment itself.
 *
 * @param used How often each fragment has been given on this page. The function updates it.
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
