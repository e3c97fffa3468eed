/** Processes all items, at most `atOnce` at a time. Results are in the order of the items. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>, atOnce = 8): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
