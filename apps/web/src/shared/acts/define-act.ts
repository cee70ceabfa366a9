import type { Operation, RequestOf } from '@quillcare/contracts';
import type { z } from 'zod';
import { lookUp, type Words } from '../words/words';
import type { Tree } from '../words/words.types';
import { prepareForms } from './command.dialog';
import type { Act, ActSpec, Command, RequestPart, Values } from './act.types';

/** Declares the acts of a kind of record. */
export interface ActMaker<R> {
  /** A command. */
  act: <
    O extends Operation,
    S extends z.ZodObject = z.ZodObject,
    F = undefined,
    U extends Operation = Operation,
  >(
    spec: ActSpec<R, O, S, F, U> & RequestPart<R, O, S, F>,
  ) => Act<R>;
  /** What is no command: an address, or a dialog that no declaration describes. */
  other: (spec: Omit<Act<R>, 'label' | 'command'> & { texts?: string; values?: ValuesOf<R> }) => Act<R>;
}

type ValuesOf<R> = (record: R) => Readonly<Record<string, string | number>>;

/**
 * The acts of a kind of record. The texts of each are a group of its words under its name: `label`, `done`, and as far as it asks
 * `title`, `hint`, `confirm`, `dismiss` (instead of “Cancel”), `busy`, `failed`, `reason`, `fields`; taken back, `undone` and
 * `undoFailed`. `{{name}}` in them is what
 * the record is called.
 */
export function actsOn<R>(words: Words<Tree>, nameOf: (record: R) => string): ActMaker<R> {
  const textOf = (group: string, values: (record: R, facts: unknown) => object = () => ({})) => {
    // A misspelt name is found when the page is opened first, not when somebody presses the button.
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
      // The dialogs pass values and facts back only to functions of the same act, so they need not know their types.
      const command = spec as unknown as Omit<Command<R>, 'text' | 'fieldText'>;
      if (command.asks ?? command.inputs) void prepareForms();
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
        command: { ...command, request: command.request ?? plainRequest, text, fieldText },
      };
    },
    other: ({ texts, values, ...act }) => {
      const text = textOf(texts ?? act.name, values);
      return { ...act, label: (record) => text('label', record ?? null) ?? act.name };
    },
  };
}

function plainRequest(record: unknown, values: Values): RequestOf<Operation> {
  const { id, version } = record as { id: string; version: number };
  return { params: { id }, body: { version, ...values } };
}
