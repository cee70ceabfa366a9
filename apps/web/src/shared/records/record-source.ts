import { useMemo } from 'react';
import type { ListPage, Operation } from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../api/hooks';
import { useDebounced } from '../timing/use-debounced';
import { word } from '../words/words';
import { recordPickerWords } from './record-picker.en';

const MAX_RESULTS = 20;
const DEBOUNCE_MS = 200;

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

export function toChoice<R extends { id: string }>(source: RecordSource<R>, record: R): Choice<R> {
  return { id: record.id, label: source.nameOf(record), detail: source.detailOf?.(record), record };
}

export interface RecordSearchState<R> {
  choices: readonly Choice<R>[];
  isFinding: boolean;
  problem: string | undefined;
}

/** Searches records after a pause in typing. Without text, returns the first ones. */
export function useRecordSearch<R extends { id: string }>(
  source: RecordSource<R>,
  typed: string,
): RecordSearchState<R> {
  const search = useDebounced(typed, DEBOUNCE_MS).trim();
  const { data, isFetching, error } = useOperationQuery(source.list, {
    query: { ...source.query, search: search || undefined, limit: MAX_RESULTS },
  });
  // After a failure `data` is still the result for an earlier text.
  const items = (error ? undefined : (data as ListPage<R> | undefined))?.items ?? [];
  const isFinding = isFetching || search !== typed.trim();
  const choices = items.map((record) => toChoice(source, record));
  return {
    choices: isFinding ? choices.filter((choice) => contains(choice, typed)) : choices,
    isFinding,
    problem: error?.detail,
  };
}

/** While searching, only results of the earlier search that fit are offered: Enter would choose the first one, such as another patient. */
function contains({ label, detail = '' }: Choice, typed: string): boolean {
  const text = `${label} ${detail}`.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((part) => text.includes(part));
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
    if (currentData) return toChoice(source, currentData as R);
    return isError ? { id, label: word(recordPickerWords, 'unknown') } : null;
  }, [id, currentData, isError, source]);
}
