import type { Operation, RequestOf } from '@quillcare/contracts';
import type { z } from 'zod';
import { lookUp, type Words } from '../words/words';
import type { Tree } from '../words/words.types';
import { preloadForms } from './command.dialog';
import type { Act, ActSpec, Command, RequestPart, Values } from './act.types';

/** Declares the acts on one kind of record. */
export interface ActMaker<R> {
  /** Declares a command. */
  act: <
    O extends Operation,
    S extends z.ZodObject = z.ZodObject,
    F = undefined,
    U extends Operation = Operation,
  >(
    spec: ActSpec<R, O, S, F, U> & RequestPart<R, O, S, F>,
  ) => Act<R>;
  /** Declares anything other than a command: a URL, a browser function or a custom dialog. */
  other: (spec: Omit<Act<R>, 'label' | 'command'> & { texts?: string; values?: ValuesOf<R> }) => Act<R>;
}

type ValuesOf<R> = (record: R) => Readonly<Record<string, string | number>>;

/**
 * Returns the functions that declare acts on one kind of record. The texts of an act are the group of `words` with its name:
 * `label` and `done`; if it asks, `title`, `hint`, `confirm`, `dismiss` (instead of “Cancel”), `busy`, `failed`, `reason` and
 * `fields`; if it can be undone, `undone` and `undoFailed`. `{{name}}` in them is the record's name. Throws if the label is
 * missing.
 */
export function actsOn<R>(words: Words<Tree>, nameOf: (record: R) => string): ActMaker<R> {
  const textOf = (group: string, values: (record: R, facts: unknown) => object = () => ({})) => {
    // Fails when the page is first opened, rather than when the button is pressed.
    if (lookUp(words, `${group}.label`) === undefined)
      throw new Error(`${words.namespace} lacks ${group}.label`);
    return (key: string, record: R | null, facts?: unknown, more?: object) =>
      lookUp(words, `${group}.${key}`, {
        ...(record && { name: nameOf(record), ...values(record, facts) }),
        ...more,
      });
  };
  return {
    act: ({ name, texts = name, icon, when, ...spec }) => {
      // The dialogs pass values and facts only to functions of the same act, so they need not know their types.
      const command = spec as unknown as Omit<Command<R>, 'text' | 'fieldText'>;
      if (command.asks ?? command.inputs) void preloadForms();
      const text = textOf(texts, command.values);
      const fieldText = (...path: string[]) =>
        lookUp(words, `${texts}.${path.join('.')}`) ?? lookUp(words, path.join('.'));
      return {
        name,
        label: (record) => text('label', record ?? null) ?? name,
        icon,
        isDanger: command.isDanger,
        isQuiet: command.isQuiet,
        needs: command.operation,
        when,
        command: { ...command, request: command.request ?? buildDefaultRequest, text, fieldText },
      };
    },
    other: ({ texts, values, ...act }) => {
      const text = textOf(texts ?? act.name, values);
      return { ...act, label: (record) => text('label', record ?? null) ?? act.name };
    },
  };
}

/** The request of an act that asks for nothing but a reason. */
export function withReason({ id, version }: { id: string; version: number }, { reason }: Values) {
  return { params: { id }, body: { version, reason: reason as string } };
}

function buildDefaultRequest(record: unknown, values: Values): RequestOf<Operation> {
  const { id, version } = record as { id: string; version: number };
  return { params: { id }, body: { version, ...values } };
}
