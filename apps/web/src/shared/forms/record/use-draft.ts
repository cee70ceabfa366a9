import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { removeDraft, storeDraft, readDraft, type Draft } from './draft.store';
import { findChanges, type Base, type Values } from './merge';
import { setUnsavedWork } from '../../leaving/unsaved-work.store';

const DEBOUNCE_MS = 300;

export interface DraftOptions {
  key: string;
  form: Pick<UseFormReturn<FieldValues>, 'subscribe' | 'getValues'>;
  getBase: () => Base;
  /** Fields that must not be stored in the browser. */
  hidden: readonly string[];
}

export interface DraftState {
  /** A draft from before a reload, until it is restored or discarded. Null if there is none. */
  offer: Draft | null;
  /** Closes the offer after the draft was restored. */
  close: () => void;
  /** Declines the offer and removes the draft. */
  discard: () => void;
  /** Removes the draft after the form was saved or its changes discarded. */
  forget: () => void;
  /** Call when the form's values match the server's. */
  settle: () => void;
}

/** Stores what is typed so that it survives a reload, and registers unsaved work with the app. */
export function useDraft({ key, form, getBase, hidden }: DraftOptions): DraftState {
  const [offer, setOffer] = useState(() => draftToOffer(readDraft(key), getBase()));
  const [saver] = useState(() => new DraftSaver(key, getBase, hidden));
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saver.handleValues(values),
    });
    window.addEventListener('pagehide', saver.flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', saver.flush);
      saver.dispose();
    };
  }, [form, saver]);
  const close = useCallback(() => setOffer(null), []);
  const discard = useCallback(() => {
    setOffer(null);
    removeDraft(key);
  }, [key]);
  const forget = useCallback(() => {
    setOffer(null);
    saver.forget();
  }, [saver]);
  const settle = useCallback(() => saver.handleValues(form.getValues()), [form, saver]);
  return { offer, close, discard, forget, settle };
}

function draftToOffer(draft: Draft | null, base: Base): Draft | null {
  return draft && Object.keys(findChanges(base.values, draft.values)).length > 0 ? draft : null;
}

class DraftSaver {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private changes: Record<string, unknown> = {};
  private isDiscarded = false;

  constructor(
    private readonly key: string,
    private readonly getBase: () => Base,
    private readonly hidden: readonly string[],
  ) {}

  handleValues(values: Values): void {
    if (this.isDiscarded) return;
    this.changes = findChanges(this.getBase().values, values);
    const isDirty = Object.keys(this.changes).length > 0;
    setUnsavedWork(this, isDirty ? { discard: () => this.forget() } : null);
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, DEBOUNCE_MS);
    if (!isDirty) this.flush();
  }

  readonly flush = (): void => {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const entries = Object.entries(this.changes).filter(([field]) => !this.hidden.includes(field));
    if (entries.length === 0) return removeDraft(this.key);
    const { version, values } = this.getBase();
    const before = Object.fromEntries(entries.map(([field]) => [field, values[field]]));
    storeDraft(this.key, {
      at: Date.now(),
      values: Object.fromEntries(entries),
      base: { version, values: before },
    });
  };

  /** Removes the draft and stops storing. */
  forget(): void {
    this.isDiscarded = true;
    this.stop();
    removeDraft(this.key);
  }

  /** Stops when the form unmounts. */
  dispose(): void {
    this.stop();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    setUnsavedWork(this, null);
  }
}
