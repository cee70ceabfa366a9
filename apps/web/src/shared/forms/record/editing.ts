import type { Draft } from './draft.store';
import type { Stored } from './form.definition';
import { findChanges, isSame, merge, type Base, type Clash, type Values } from './merge';

/** Who changed the record in the meantime, as far as the server says. */
export interface Colleague {
  name: string | null;
  /** Whether it was the user's own change, made in another window. */
  isOwn: boolean;
}

/** Shown in the form without asking anything. */
export interface ChangeNotice {
  colleague: Colleague;
  fields: readonly string[];
  isDeleted: boolean;
  /** Whether something was typed here, which is kept. */
  isTyped: boolean;
}

/** Conflicts to be resolved before saving continues. */
export interface ConflictQuestion {
  colleague: Colleague;
  clashes: readonly Clash[];
}

export interface EditingState {
  announcement: ChangeNotice | null;
  question: ConflictQuestion | null;
}

/** How an edit accesses the open form and the server. */
export interface EditingContext<R extends Stored> {
  getValues: () => Values;
  setValues: (values: Values) => void;
  /** Returns the values as parsed by the contract. */
  parse: (values: Values) => Values;
  read: () => Promise<R>;
  update: (changes: Values, all: Values, version: number) => Promise<R>;
  isConflict: (error: unknown) => boolean;
}

export type SaveOutcome<R> = { kind: 'saved'; record: R } | { kind: 'unchanged' } | { kind: 'asked' };

/** Limits retries, because a colleague may save again between a conflict and the next attempt. */
const MAX_ATTEMPTS = 4;
const INITIAL_STATE: EditingState = { announcement: null, question: null };

/**
 * One edit of one record. It pins the version the form was opened with, merges what colleagues save in the meantime, and saves
 * only what was changed here. Where both changed the same field, it asks.
 */
export class Editing<R extends Stored> {
  private base: Base;
  private latest: R;
  private state = INITIAL_STATE;
  private isSaving = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    record: R,
    private readonly valuesOf: (record: R) => Values,
    private readonly ownId: string,
  ) {
    this.latest = record;
    this.base = this.toBase(record);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly getState = () => this.state;
  readonly getBase = () => this.base;

  /** Merges a newer version of the record, and announces what changed in it. */
  mergeNewer(record: R, desk: Pick<EditingContext<R>, 'getValues' | 'setValues'>): void {
    if (record.version <= this.latest.version) return;
    this.latest = record;
    // The live event of the user's own save may arrive before its response.
    if (!this.isSaving) this.mergeLatest(desk, true);
  }

  async save(desk: EditingContext<R>): Promise<SaveOutcome<R>> {
    this.isSaving = true;
    try {
      return await this.saveWithRetries(desk);
    } finally {
      this.isSaving = false;
      if (this.latest.version > this.base.version && !this.state.question) this.mergeLatest(desk, true);
    }
  }

  /** Resolves the conflicts: `taken` are the fields that get the colleague's value. Save the form again afterwards. */
  resolveConflicts(chosenPaths: readonly string[], desk: Pick<EditingContext<R>, 'setValues'>): void {
    const clashes = this.state.question?.clashes ?? [];
    const theirs = Object.fromEntries(clashes.map(({ field, theirs: value }) => [field, value]));
    this.base = { version: this.latest.version, values: { ...this.base.values, ...theirs } };
    desk.setValues(Object.fromEntries(chosenPaths.map((field) => [field, theirs[field]])));
    this.show(INITIAL_STATE);
  }

  /** Closes the question without resolving it. */
  dismissQuestion(): void {
    this.show({ ...this.state, question: null });
  }

  /** Restores what was typed before a reload, based on the version on which it was typed. */
  restore({ values, base }: Draft, desk: Pick<EditingContext<R>, 'getValues' | 'setValues'>): void {
    this.base = { version: base.version, values: { ...this.base.values, ...base.values } };
    desk.setValues(values);
    if (this.latest.version > base.version) this.mergeLatest(desk, true);
  }

  private async saveWithRetries(desk: EditingContext<R>): Promise<SaveOutcome<R>> {
    for (let tries = 1; ; tries += 1) {
      const clashes = this.mergeLatest(desk, false);
      if (clashes.length > 0) return this.askAboutConflicts(clashes);
      const sent = desk.getValues();
      const all = desk.parse(sent);
      const touched = Object.keys(findChanges(this.base.values, sent));
      const changes = findChanges(
        this.base.values,
        Object.fromEntries(touched.map((field) => [field, all[field]])),
      );
      if (this.base.version > 0 && Object.keys(changes).length === 0) return { kind: 'unchanged' };
      try {
        return this.applySaved(await desk.update(changes, all, this.base.version), sent, desk);
      } catch (error) {
        if (!desk.isConflict(error) || tries === MAX_ATTEMPTS) throw error;
        this.latest = newer(this.latest, await desk.read());
      }
    }
  }

  private applySaved(
    record: R,
    sent: Values,
    desk: Pick<EditingContext<R>, 'getValues' | 'setValues'>,
  ): SaveOutcome<R> {
    this.base = this.toBase(record);
    this.latest = newer(this.latest, record);
    // Shows the values as normalised by the server, except in fields that were edited again since.
    const now = desk.getValues();
    const stored = Object.entries(this.base.values).filter(([field]) => isSame(now[field], sent[field]));
    desk.setValues(Object.fromEntries(stored));
    this.show(INITIAL_STATE);
    return { kind: 'saved', record };
  }

  private mergeLatest(
    desk: Pick<EditingContext<R>, 'getValues' | 'setValues'>,
    isAnnounced: boolean,
  ): readonly Clash[] {
    const merged = merge(this.base, desk.getValues(), this.toBase(this.latest));
    this.base = merged.base;
    if (Object.keys(merged.follows).length > 0) desk.setValues(merged.follows);
    if (isAnnounced) this.showNotice(merged.changed, findChanges(this.base.values, desk.getValues()));
    return merged.clashes;
  }

  private showNotice(changed: readonly string[], typed: Values): void {
    const isDeleted = Boolean(this.latest.deletedAt);
    if (changed.length === 0 && !isDeleted) return;
    const fields = [...new Set([...(this.state.announcement?.fields ?? []), ...changed])];
    const isTyped = Object.keys(typed).length > 0;
    this.show({ ...this.state, announcement: { colleague: this.colleague(), fields, isDeleted, isTyped } });
  }

  private askAboutConflicts(clashes: readonly Clash[]): SaveOutcome<R> {
    this.show({ ...this.state, question: { colleague: this.colleague(), clashes } });
    return { kind: 'asked' };
  }

  private colleague(): Colleague {
    const { updatedBy } = this.latest;
    return { name: updatedBy?.name ?? null, isOwn: updatedBy?.id === this.ownId };
  }

  private toBase(record: R): Base {
    return { version: record.version, values: this.valuesOf(record) };
  }

  private show(state: EditingState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

function newer<R extends Stored>(one: R, other: R): R {
  return other.version > one.version ? other : one;
}
