import { useCallback, useSyncExternalStore } from 'react';
import { z } from 'zod';

const ownView = z.object({
  id: z.string(),
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  sort: z.string().optional(),
});
const memory = z.object({
  /** What the person chose; columns that are not named follow the window's width. */
  columns: z.record(z.string(), z.boolean()).default({}),
  views: z.array(ownView).default([]),
});

/** A view that a person named. What was searched for is not kept: it may be a patient's name. */
export type OwnView = z.infer<typeof ownView>;
export type ListMemory = z.infer<typeof memory>;

const NOTHING: ListMemory = { columns: {}, views: [] };
const known = new Map<string, ListMemory>();
const listeners = new Set<() => void>();

/** What this browser remembers of a list for a person. */
export function useListMemory(
  list: string,
  userId: string,
): [ListMemory, (change: (before: ListMemory) => ListMemory) => void] {
  const key = `quillcare.list.${list}.${userId}`;
  const remembered = useSyncExternalStore(
    subscribe,
    useCallback(() => read(key), [key]),
  );
  const update = useCallback(
    (change: (before: ListMemory) => ListMemory) => write(key, change(read(key))),
    [key],
  );
  return [remembered, update];
}

function read(key: string): ListMemory {
  const before = known.get(key);
  if (before) return before;
  const found = parse(stored(key));
  known.set(key, found);
  return found;
}

function write(key: string, after: ListMemory): void {
  known.set(key, after);
  try {
    localStorage.setItem(key, JSON.stringify(after));
  } catch {
    // Without storage it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// What a previous version wrote, or somebody by hand, must not break a list.
function parse(text: string | null): ListMemory {
  if (!text) return NOTHING;
  try {
    return memory.catch(NOTHING).parse(JSON.parse(text));
  } catch {
    return NOTHING;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
  };
}

function onOtherTab({ key }: StorageEvent): void {
  if (key === null) known.clear();
  else known.delete(key);
  for (const listener of listeners) listener();
}
