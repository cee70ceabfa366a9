import { NONE } from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../api/hooks';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { valuesIn } from './list.address';
import { listWords } from './list.en';
import type { FilterSource, List, ListFilter } from './list.types';

export interface FilterValueProps {
  filter: ListFilter;
  values: Readonly<Record<string, string>>;
  text: List['text'];
}

/** Shows a filter's value: "Pending, Attempted", "1 Nov 2026 to 30 Nov 2026". */
export function FilterValue({ filter, values, text }: FilterValueProps) {
  switch (filter.kind) {
    case 'choice':
    case 'choices':
      return valuesIn(values[filter.name]).map(filter.labelOf).join(', ');
    case 'flag':
      return text(values[filter.name] === 'false' && filter.no ? filter.no : filter.yes);
    case 'given':
      return text(filter.value);
    case 'record':
      return <RecordName source={filter.source} id={values[filter.name] ?? ''} />;
    case 'dates':
      return <Range from={values[filter.from]} to={values[filter.to]} kind="dates" />;
    case 'amounts':
      return <Range from={values[filter.from]} to={values[filter.to]} kind="amounts" />;
  }
}

function Range({ from, to, kind }: { from?: string; to?: string; kind: 'dates' | 'amounts' }) {
  const t = useWords(listWords);
  const { date, money } = useFormats();
  const show = (value: string) => (kind === 'dates' ? date(value) : money(Number(value)));
  if (from && to) return from === to ? show(from) : t('filter.between', { from: show(from), to: show(to) });
  if (from) return t('filter.since', { from: show(from) });
  return to ? t('filter.until', { to: show(to) }) : null;
}

function RecordName({ source, id }: { source: FilterSource; id: string }) {
  const t = useWords(listWords);
  const isNone = id === NONE;
  const { currentData } = useOperationQuery(source.get, isNone ? skipToken : { params: { id } });
  if (isNone) return t('filter.without');
  return currentData ? (source.nameOf as (record: unknown) => string)(currentData) : t('filter.one');
}
