import { useEffect, useMemo, useState } from 'react';
import type { ListPage, Operation } from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../api/hooks';
import { word } from '../words/words';
import { recordPickerWords } from './record-picker.en';

const MOST = 20;
const TYPING_PAUSE_MS = 200;

/** Where records of a kind are found by typing, and one by its id. */
export interface RecordSource<R = never> {
  /** A list that can be searched. */
  list: Operation;
  /** Reads one: for fields that hold its id. */
  get?: Operation;
  /** Filters that always hold. */
  query?: Readonly<Record<string, string>>;
  nameOf: (record: R) => string;
  /** A second line, which tells namesakes apart. */
  detailOf?: (record: R) => string;
}

/** A record as a picker shows it. */
export interface Choice<R = unknown> {
  id: string;
  label: string;
  detail?: string;
  /** Missing if it can no longer be read. */
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

/** The records that match what was typed, the first ones before anything is; waits until the person pauses. */
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

/** The record with that id; null without an id, and until it is read. */
export function useChosenRecord<R extends { id: string }>(
  source: RecordSource<R>,
  id: string | null,
): Choice<R> | null {
  const { currentData, isError } = useOperationQuery(
    source.get ?? source.list,
    source.get && id ? { params: { id } } : skipToken,
  );
  // The same object while nothing changes: a field whose value is another object forgets what is being typed.
  return useMemo(() => {
    if (!id) return null;
    if (currentData) return choiceOf(source, currentData as R);
    return isError ? { id, label: word(recordPickerWords, 'unknown') } : null;
  }, [id, currentData, isError, source]);
}

/** What was typed, once no key was pressed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused.trim();
}
