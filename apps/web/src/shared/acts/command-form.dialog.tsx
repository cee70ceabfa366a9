import { useMemo, useState } from 'react';
import { z } from 'zod';
import { toProblem, type ApiProblem } from '../api/problem';
import { FormDialog } from '../forms/form.dialog';
import { BareFields } from '../forms/record/fields.view';
import { FormContentProvider } from '../forms/record/form.context';
import { emptyValue, schemaField } from '../forms/record/schema-field';
import { useContractForm } from '../forms/use-contract-form';
import type { ActField, Command, Values } from './act.types';
import type { CommandFormProps } from './command.dialog';

const NO_FIELDS = z.object({});

export function CommandForm({ command, record, facts, submit, onClose }: CommandFormProps) {
  const {
    text,
    asks = NO_FIELDS,
    above,
    inputs,
    maxWidth,
    isDanger,
    isBlocked,
    remedy,
    problem = asIs,
  } = command;
  const names = Object.keys(asks.shape);
  const settled = record === null ? undefined : command.settled?.(record, facts);
  const [refusal, setRefusal] = useState<ApiProblem | null>(null);
  const content = useContent(command);
  const said = (key: string) => text(key, record, facts);
  const title = (record === null ? said('several') : said('title')) ?? '';
  const contractForm = useContractForm<z.ZodObject>({
    schema: asks,
    defaultValues: { ...emptyValues(asks), ...startsOf(command, record, facts) },
    labels: Object.fromEntries(names.map((name) => [name, content.words('fields', name)])),
    rowLabel: (path) => content.words('fields', path),
    toProblem: (error) => {
      const refusal = toProblem(error);
      setRefusal(refusal);
      return problem(refusal);
    },
    failedTitle: said('failed'),
    submit: (values) => submit(values, facts),
  });
  const submitLabel = (record === null ? said('severalLabel') : said('confirm')) ?? said('label') ?? '';
  return (
    <FormContentProvider value={content}>
      <FormDialog
        title={title}
        contractForm={contractForm}
        submitLabel={submitLabel}
        cancelLabel={said(record === null ? 'severalDismiss' : 'dismiss')}
        busyLabel={said('busy')}
        hint={record === null ? said('severalHint') : (command.hint?.(record, facts) ?? said('hint'))}
        maxWidth={maxWidth}
        isDanger={isDanger}
        isBlocked={isBlocked?.(facts)}
        hasFields={names.length > 0}
        onClose={onClose}
      >
        {refusal && remedy?.(refusal, record)}
        {record !== null && above?.(record, facts)}
        {inputs ? inputs(record, facts) : <BareFields without={settled} />}
      </FormDialog>
    </FormContentProvider>
  );
}

const asIs = <P,>(problem: P): P => problem;

function startsOf({ starts, several }: Command<unknown>, record: unknown, facts: unknown): Values {
  return (record === null ? several?.starts?.(facts) : starts?.(record, facts)) ?? {};
}

function emptyValues({ shape }: z.ZodObject): Values {
  const empty = (name: string, schema: z.ZodType) =>
    schemaField(name, schema).isOptional ? null : emptyValue(schema);
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, empty(name, schema as z.ZodType)]),
  );
}

/** Builds form content from the command's fields, as for a record's form. */
function useContent({ asks = NO_FIELDS, fields, fieldText }: Command<unknown>) {
  return useMemo(() => {
    const own: Readonly<Record<string, ActField | undefined>> = fields ?? {};
    const all = Object.entries(asks.shape).map(([name, schema]) => [
      name,
      { ...schemaField(name, schema as z.ZodType), ...own[name] },
    ]);
    return { definition: { fields: Object.fromEntries(all) as never }, words: fieldText };
  }, [asks, fields, fieldText]);
}
