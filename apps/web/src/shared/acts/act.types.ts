import type { ReactNode } from 'react';
import type { BulkAction, Operation, RequestOf, ResultOf, Session } from '@quillcare/contracts';
import type { z } from 'zod';
import type { ApiProblem } from '../api/problem';
import type { FieldSpec } from '../forms/record/form.definition';
import type { RightsCheck } from '../session/session.context';

/** What was asked for, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** Who wants to act: what is possible may depend on it. */
export interface ActScope extends RightsCheck {
  user: Session['user'];
  organisation: Session['organisation'];
}

/** Something that can be done with a record: a command, an address, or a dialog of its own. */
export interface Act<R> {
  name: string;
  label: (record?: R) => string;
  icon?: ReactNode;
  /** It ends something, and is shown so. */
  isDanger?: boolean;
  /** Its button stands back behind the others. */
  isQuiet?: boolean;
  /** Offered to those who may call it. */
  needs?: Operation;
  /** Whether the record is in a state for it: the rule that the server follows. */
  when?: (record: R, scope: ActScope) => boolean;
  command?: Command<R>;
  /** A page of the app, or `tel:` and the like. */
  to?: (record: R) => string;
  /** A dialog that no declaration describes. */
  dialog?: (record: R, close: (isDone?: boolean) => void) => ReactNode;
  /** What the browser does by itself, such as printing. */
  run?: (record: R) => void;
}

/** What a field of an act has beside its schema: all of a form's field but what begins it, which `starts` says. */
export type ActField = Omit<FieldSpec, 'start' | 'draft'>;

/** A command with everything around it. `F` are the facts that must be read before it is asked about. */
export interface ActSpec<R, O extends Operation, S extends z.ZodObject, F, U extends Operation> {
  /** Also its group of texts, unless `texts` names another. */
  name: string;
  texts?: string;
  operation: O;
  icon?: ReactNode;
  isDanger?: boolean;
  isQuiet?: boolean;
  when?: (record: R, scope: ActScope) => boolean;
  /** A hook that reads what the question needs; the dialog waits while it answers null. */
  useFacts?: (record: R | null) => F | null;
  /** Values of the texts, beside `name`. The button is there before the facts are. */
  values?: (record: R, facts: F | undefined) => Readonly<Record<string, string | number>>;
  /** Asks for a yes, and for the reason where there is one. */
  confirms?:
    boolean | ((record: R, facts: F) => { hint?: ReactNode; reason?: AskedReason; isDanger?: boolean });
  /** Asks for these fields of the contract, in this order. */
  asks?: S;
  fields?: Partial<Record<keyof z.output<S> & string, ActField>>;
  /** Fields that this record has no choice about, so that they keep what they begin with. */
  settled?: (record: R, facts: F) => readonly (keyof z.output<S> & string)[];
  /** What the fields begin with, where their schema does not say. */
  starts?: (record: R, facts: F) => Partial<z.input<S>>;
  /** Above the fields, where the text `hint` does not fit this record. */
  hint?: (record: R, facts: F) => string | undefined;
  /** Between the hint and the fields. */
  above?: (record: R, facts: F) => ReactNode;
  /** Instead of the fields that the schema tells: inputs of the form around them. */
  inputs?: (record: R | null, facts: F) => ReactNode;
  maxWidth?: 'xs' | 'sm';
  /** While this is so it cannot be confirmed; the inputs say why. */
  isBlocked?: (facts: F) => boolean;
  /** What helps against a refusal. */
  remedy?: (problem: ApiProblem, record: R) => ReactNode;
  /** Takes a refusal over into the words and fields of this form. */
  problem?: (problem: ApiProblem) => ApiProblem;
  /** The second line of what is said afterwards: whom or what it concerned. */
  about?: (record: R, result: ResultOf<O>, values: z.output<S>) => string | undefined;
  /** Can be taken back for a while; made from the answer, which carries the new version. */
  undo?: {
    operation: U;
    request: (result: ResultOf<O>, record: R) => RequestOf<U>;
    /** Where it leads back to. */
    opens?: (record: R) => string;
  };
  /** Values of what is said then. */
  doneWith?: (
    result: ResultOf<O>,
    values: z.output<S>,
    record: R,
    facts: F,
  ) => Readonly<Record<string, string | number>>;
  /** Of several texts in `done` the one that fits. */
  doneAs?: (values: z.output<S>, result: ResultOf<O>) => string;
  /** A refusal that becomes a question; whoever says yes sends these values with it. */
  asksAgain?: (problem: ApiProblem, record: R) => { hint: ReactNode; values: Values } | null;
  /** What a toast leads to; its text is `doneLink`. */
  doneLink?: string;
  /** What else is to be done afterwards, outside of the app. */
  after?: (result: ResultOf<O>, record: R) => void;
  /** Where it leads afterwards. */
  opens?: (result: ResultOf<O>, record: R) => string;
  /** The record is gone, and what was typed about it goes with it. */
  isGone?: boolean;
  /** Back does not lead to the page that it left. */
  replaces?: boolean;
  /** What is shown afterwards in a dialog. */
  shows?: (result: ResultOf<O>, record: R, close: () => void, facts: F) => ReactNode;
  /** The same for all that are chosen in a list, asked for once. */
  several?: {
    as: BulkAction['name'];
    starts?: (facts: F) => Partial<z.input<S>>;
    /** What is sent for what was entered, where that is not the same. */
    values?: (values: z.output<S>) => Values;
  };
}

export interface AskedReason {
  isRequired?: boolean;
  maxLength: number;
}

/** What the server needs to know of a record for most commands: which one, in which version, and what was asked for. */
type Plain<S extends z.ZodObject> = { params: { id: string }; body: { version: number } & z.output<S> };

/** The request, which may be left out where it is the usual one. */
export type RequestPart<R, O extends Operation, S extends z.ZodObject, F> = [R, Plain<S>] extends [
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
  /** A text of the act; undefined if it has none. */
  text: (key: string, record: R | null, facts?: unknown, more?: object) => string | undefined;
  /** A text of a field: the act's own, else that of the record. */
  fieldText: (...path: string[]) => string | undefined;
}
