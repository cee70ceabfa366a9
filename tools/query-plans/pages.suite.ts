export async function pages<T extends { nextCursor: string | null }>(
  read: (cursor?: string) => Promise<T>,
): Promise<void> {
  const { nextCursor } = await read();
  if (nextCursor === null) throw new Error('The list has no second page.');
  await read(nextCursor);
}
