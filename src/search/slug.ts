/**
 * The fragment that a heading gets on its page. Differs from what github-slugger makes in rare cases only; for those the
 * index holds the fragment itself.
 *
 * @param used how often each fragment was given on this page; counted on.
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

/** The folder that a page with a title most likely lies in: that of `BannerPlugin` is `banner-plugin`. */
export function folderOf(title: string): string {
  return slug(title.replace(/[a-z](?=[A-Z])/g, "$&-"), new Map());
}
