import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft, type Draft } from './draft.store';
import { changesOf, type Base, type Values } from './merge';
import { setUnsavedWork } from '../../leaving/unsaved-work.store';

const TYPING_PAUSE_MS = 300;

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
  const [offer, setOffer] = useState(() => worthOffering(readDraft(key), getBase()));
  const [saver] = useState(() => new DraftSaver(key, getBase, hidden));
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saver.hear(values),
    });
    window.addEventListener('pagehide', saver.flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', saver.flush);
      saver.end();
    };
  }, [form, saver]);
  const close = useCallback(() => setOffer(null), []);
  const discard = useCallback(() => {
    setOffer(null);
    dropDraft(key);
  }, [key]);
  const forget = useCallback(() => {
    setOffer(null);
    saver.forget();
  }, [saver]);
  const settle = useCallback(() => saver.hear(form.getValues()), [form, saver]);
  return { offer, close, discard, forget, settle };
}

function worthOffering(draft: Draft | null, base: Base): Draft | null {
  return draft && Object.keys(changesOf(base.values, draft.values)).length > 0 ? draft : null;
}

class DraftSaver {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private changes: Record<string, unknown> = {};
  private isForgotten = false;

  constructor(
    private readonly key: string,
    private readonly getBase: () => Base,
    private readonly hidden: readonly string[],
  ) {}

  hear(values: Values): void {
    if (this.isForgotten) return;
    this.changes = changesOf(this.getBase().values, values);
    const isDirty = Object.keys(this.changes).length > 0;
    setUnsavedWork(this, isDirty ? { discard: () => this.forget() } : null);
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, TYPING_PAUSE_MS);
    if (!isDirty) this.flush();
  }

  readonly flush = (): void => {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const kept = Object.entries(this.changes).filter(([field]) => !this.hidden.includes(field));
    if (kept.length === 0) return dropDraft(this.key);
    const { version, values } = this.getBase();
    const before = Object.fromEntries(kept.map(([field]) => [field, values[field]]));
    keepDraft(this.key, {
      at: Date.now(),
      values: Object.fromEntries(kept),
      base: { version, values: before },
    });
  };

  /** Removes the draft and stops storing. */
  forget(): void {
    this.isForgotten = true;
    this.stop();
    dropDraft(this.key);
  }

  /** Stops when the form unmounts. */
  end(): void {
    this.stop();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    setUnsavedWork(this, null);
  }
}
