import type { ReactNode } from 'react';
import type { BulkAction, Operation, RequestOf, ResultOf, Session } from '@quillcare/contracts';
import type { z } from 'zod';
import type { ApiProblem } from '../api/problem';
import type { FieldSpec } from '../forms/record/form.definition';
import type { RightsCheck } from '../session/session.context';

export type Values = Readonly<Record<string, unknown>>;

/** The user and their rights, because what is possible may depend on them. */
export interface ActScope extends RightsCheck {
  user: Session['user'];
  organisation: Session['organisation'];
}

/** Something that can be done with a record: a command, a URL or a dialog of its own. */
export interface Act<R> {
  name: string;
  label: (record?: R) => string;
  icon?: ReactNode;
  /** Whether it ends or deletes something, and is styled accordingly. */
  isDanger?: boolean;
  /** Whether its button is less prominent than the others. */
  isQuiet?: boolean;
  /** Offered only to users who may call this operation. */
  needs?: Operation;
  /** Whether the record's state allows it, by the same rule as on the server. */
  when?: (record: R, scope: ActScope) => boolean;
  command?: Command<R>;
  /** URL of a page of the app, or a `tel:` or `mailto:` link. */
  to?: (record: R) => string;
  /** A custom dialog, for what a declaration cannot express. */
  dialog?: (record: R, close: (isDone?: boolean) => void) => ReactNode;
  /** Something the browser does itself, such as printing. */
  run?: (record: R) => void;
}

/** Options of an act's field besides its schema. Initial values come from `starts` instead. */
export type ActField = Omit<FieldSpec, 'start' | 'draft'>;

/** Declares a command with its texts, dialog and effects. `F` is the data that must be loaded before the dialog can be shown. */
export interface ActSpec<R, O extends Operation, S extends z.ZodObject, F, U extends Operation> {
  /** Also the group of its texts, unless `texts` names another one. */
  name: string;
  texts?: string;
  operation: O;
  icon?: ReactNode;
  isDanger?: boolean;
  isQuiet?: boolean;
  when?: (record: R, scope: ActScope) => boolean;
  /** Hook that loads the data for the dialog. The dialog waits while it returns null. */
  useFacts?: (record: R | null) => F | null;
  /** Values interpolated into the texts, besides `name`. The button needs them before `facts` are loaded. */
  values?: (record: R, facts: F | undefined) => Readonly<Record<string, string | number>>;
  /** Asks for confirmation, and for a reason if one is given. */
  confirms?:
    boolean | ((record: R, facts: F) => { hint?: ReactNode; reason?: ReasonInput; isDanger?: boolean });
  /** Asks for these fields of the contract, in this order. */
  asks?: S;
  fields?: Partial<Record<keyof z.output<S> & string, ActField>>;
  /** Fields fixed for this record. They keep their initial values and are not shown. */
  settled?: (record: R, facts: F) => readonly (keyof z.output<S> & string)[];
  /** Initial values, where they differ from the schema's defaults. */
  starts?: (record: R, facts: F) => Partial<z.input<S>>;
  /** Hint above the fields, where the text `hint` does not fit this record. */
  hint?: (record: R, facts: F) => string | undefined;
  /** Content between the hint and the fields. */
  above?: (record: R, facts: F) => ReactNode;
  /** Custom inputs in place of the fields generated from the schema. */
  inputs?: (record: R | null, facts: F) => ReactNode;
  maxWidth?: 'xs' | 'sm';
  /** Whether confirming is disabled. The inputs explain why. */
  isBlocked?: (facts: F) => boolean;
  /** Suggests how to resolve a refusal. */
  remedy?: (problem: ApiProblem, record: R) => ReactNode;
  /** Maps a refusal to the texts and fields of this form. */
  problem?: (problem: ApiProblem) => ApiProblem;
  /** Second line of the toast: whom or what it concerned. */
  about?: (record: R, result: ResultOf<O>, values: z.output<S>) => string | undefined;
  /** Offers to undo the command for a while. The request is built from the result, which has the new version. */
  undo?: {
    operation: U;
    request: (result: ResultOf<O>, record: R) => RequestOf<U>;
    /** Path to navigate to after undoing. */
    opens?: (record: R) => string;
  };
  /** Values interpolated into the texts shown afterwards. */
  doneWith?: (
    result: ResultOf<O>,
    values: z.output<S>,
    record: R,
    facts: F,
  ) => Readonly<Record<string, string | number>>;
  /** Selects the text in `done` that fits. */
  doneAs?: (values: z.output<S>, result: ResultOf<O>) => string;
  /** Turns a refusal into a question. If the user confirms, these values are sent as well. */
  asksAgain?: (problem: ApiProblem, record: R) => { hint: ReactNode; values: Values } | null;
  /** Path of the toast's link, whose text is `doneLink`. */
  doneLink?: string;
  /** Runs side effects outside of the app afterwards. */
  after?: (result: ResultOf<O>, record: R) => void;
  /** Path to navigate to afterwards. */
  opens?: (result: ResultOf<O>, record: R) => string;
  /** Whether the record no longer exists, so that unsaved changes to it are discarded. */
  isGone?: boolean;
  /** Whether to replace the history entry, so that Back does not return to the page left. */
  replaces?: boolean;
  /** Content of a dialog shown afterwards. */
  renderResult?: (result: ResultOf<O>, record: R, close: () => void, facts: F) => ReactNode;
  /** Offers the same command for all selected rows of a list, with one dialog for all of them. */
  several?: {
    as: BulkAction['name'];
    starts?: (facts: F) => Partial<z.input<S>>;
    /** Maps the entered values to those sent, where they differ. */
    values?: (values: z.output<S>) => Values;
  };
}

export interface ReasonInput {
  isRequired?: boolean;
  maxLength: number;
}

/** The usual request: the record's id, its version and the entered values. */
type DefaultRequest<S extends z.ZodObject> = {
  params: { id: string };
  body: { version: number } & z.output<S>;
};

/** The `request` property, optional where the usual request fits. */
export type RequestPart<R, O extends Operation, S extends z.ZodObject, F> = [R, DefaultRequest<S>] extends [
  { id: string; version: number },
  RequestOf<O>,
]
  ? { request?: (record: R, values: z.output<S>, facts: F) => RequestOf<O> }
  : { request: (record: R, values: z.output<S>, facts: F) => RequestOf<O> };

/** A command as the dialogs see it. */
export interface Command<R> extends Omit<
  ActSpec<R, Operation, z.ZodObject, unknown, Operation>,
  'name' | 'texts' | 'icon' | 'when'
> {
  request: (record: R, values: Values, facts: unknown) => RequestOf<Operation>;
  /** Returns a text of the act. Undefined if it has none. */
  text: (key: string, record: R | null, facts?: unknown, more?: object) => string | undefined;
  /** Returns a text of a field: the act's own, else the record's. */
  fieldText: (...path: string[]) => string | undefined;
}
