import { useEffect, useMemo, useState } from 'react';
import type { ListPage, Operation } from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../api/hooks';
import { word } from '../words/words';
import { recordPickerWords } from './record-picker.en';

const MOST = 20;
const TYPING_PAUSE_MS = 200;

/** How to search records of a kind, and how to read one by id. */
export interface RecordSource<R = never> {
  /** A list operation that supports searching. */
  list: Operation;
  /** Reads one record, for fields that hold its id. */
  get?: Operation;
  /** Filters that are always applied. */
  query?: Readonly<Record<string, string>>;
  nameOf: (record: R) => string;
  /** Returns a second line that distinguishes records of the same name. */
  detailOf?: (record: R) => string;
}

export interface Choice<R = unknown> {
  id: string;
  label: string;
  detail?: string;
  /** Undefined if the record can no longer be read. */
  record?: R;
}

export function choiceOf<R extends { id: string }>(source: RecordSource<R>, record: R): Choice<R> {
  return { id: record.id, label: source.nameOf(record), detail: source.detailOf?.(record), record };
}

export interface Found<R> {
  choices: readonly Choice<R>[];
  isFinding: boolean;
  problem: string | undefined;
}

/** Searches records after a pause in typing. Without text, returns the first ones. */
export function useFoundRecords<R extends { id: string }>(source: RecordSource<R>, typed: string): Found<R> {
  const search = usePaused(typed);
  const { data, isFetching, error } = useOperationQuery(source.list, {
    query: { ...source.query, search: search || undefined, limit: MOST },
  });
  const items = (data as ListPage<R> | undefined)?.items ?? [];
  return {
    choices: items.map((record) => choiceOf(source, record)),
    isFinding: isFetching || search !== typed.trim(),
    problem: error?.detail,
  };
}

/** Returns the record with this id. Null without an id, and until it is loaded. */
export function useChosenRecord<R extends { id: string }>(
  source: RecordSource<R>,
  id: string | null,
): Choice<R> | null {
  const { currentData, isError } = useOperationQuery(
    source.get ?? source.list,
    source.get && id ? { params: { id } } : skipToken,
  );
  // Memoised, because the field would discard the text being typed if its value changed identity.
  return useMemo(() => {
    if (!id) return null;
    if (currentData) return choiceOf(source, currentData as R);
    return isError ? { id, label: word(recordPickerWords, 'unknown') } : null;
  }, [id, currentData, isError, source]);
}

/** Debounces the text. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused.trim();
}
