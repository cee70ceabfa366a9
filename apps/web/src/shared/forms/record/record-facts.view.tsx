import { FactList, Muted } from '@quillcare/ui';
import type { z } from 'zod';
import { useFormats } from '../../formats/use-formats';
import { useSession } from '../../session/session.context';
import { useWords } from '../../words/words';
import type { FormDefinition, Stored } from './form.definition';
import { recordWords } from './record.en';
import { formatFieldValue } from './field-value-text';
import { useFormWords } from './use-form-words';

/** Shows all fields of a record read-only, with the labels of its form. */
export function RecordFacts<S extends z.ZodObject, R extends Stored>({
  definition,
  record,
}: {
  definition: FormDefinition<S, R>;
  record: R;
}) {
  const words = useFormWords(definition);
  const formats = useFormats();
  const { organisation } = useSession();
  const values = definition.valuesOf(record, organisation.country);
  return (
    <FactList
      items={Object.entries(definition.fields).map(([name, field]) => ({
        label: words('fields', name) ?? name,
        value: formatFieldValue(values[name], { name, field, words, formats }),
      }))}
    />
  );
}

/** The record's audit properties. */
export interface AuditProperties {
  createdAt?: string;
  updatedAt?: string;
  createdBy?: { name: string | null } | null;
  updatedBy?: { name: string | null } | null;
}

/** Shows when a record was added and last changed, and by whom if known. */
export function RecordHistory({ record }: { record: object }) {
  const { added, changed } = useAuditTexts(record);
  return <Muted sx={{ mt: 3 }}>{[added, changed].filter(Boolean).join(' ')}</Muted>;
}

function useAuditTexts({ createdAt, updatedAt, createdBy, updatedBy }: AuditProperties) {
  const t = useWords(recordWords);
  const { dateTime } = useFormats();
  const formatAuthor = (at: string | undefined, by: { name: string | null } | null | undefined) =>
    at ? (by?.name ? t('story.by', { at: dateTime(at), name: by.name }) : dateTime(at)) : '';
  const wasChanged = updatedAt && updatedAt !== createdAt;
  return {
    added: createdAt ? t('story.added', { what: formatAuthor(createdAt, createdBy) }) : '',
    changed: wasChanged ? t('story.changed', { what: formatAuthor(updatedAt, updatedBy) }) : '',
  };
}
