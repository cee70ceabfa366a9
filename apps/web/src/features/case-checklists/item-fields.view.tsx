import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  checklistKind,
  listSurgeries,
  procedureClass,
  type ChecklistTemplateItem,
} from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { checklistWords } from '../../shared/case-checklist/case-checklist.en';
import { OwnerInput } from '../../shared/case-checklist/owner.input';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { CountInput } from '../../shared/forms/number.input';
import { lookUp, useWords } from '../../shared/words/words';
import { templateWords } from './case-checklist-template.en';

/** The fields of one item: what to do, when, by whom and for which cases. */
export function ItemFields({ index }: { index: number }) {
  const t = useWords(templateWords);
  const tKind = useWords(checklistWords);
  const name = `items.${index}`;
  const { control } = useFormContext();
  const kind = useWatch({ control, name: `${name}.kind` }) as ChecklistTemplateItem['kind'];
  const kinds = checklistKind.options.map((value) => ({ value, label: tKind(`kind.${value}`) }));
  const fact = lookUp(templateWords, `facts.${kind}`);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={COLUMNS}>
        <TextInput name={`${name}.title`} label={t('item.title')} maxLength={120} />
        <SelectInput name={`${name}.kind`} label={t('item.kind')} options={kinds} />
        <CountInput
          name={`${name}.days`}
          label={t(kind === 'POST_OP' ? 'item.daysAfter' : 'item.daysBefore')}
        />
      </Box>
      <Box sx={COLUMNS}>
        <OwnerInput prefix={`${name}.`} />
        <ClassInput name={name} />
        <SurgeryInput name={name} />
      </Box>
      {fact && <Muted>{fact}</Muted>}
    </Box>
  );
}

function ClassInput({ name }: { name: string }) {
  const t = useWords(templateWords);
  const options = procedureClass.options.map((value) => ({ value, label: t(`classes.${value}`) }));
  return (
    <SelectInput
      name={`${name}.procedureClass`}
      label={t('item.procedureClass')}
      options={options}
      emptyLabel={t('item.anyClass')}
    />
  );
}

function SurgeryInput({ name }: { name: string }) {
  const t = useWords(templateWords);
  const { data } = useOperationQuery(listSurgeries, { query: { limit: 100, sort: 'name' } });
  const options = (data?.items ?? []).map(({ id, name: label }) => ({ value: id, label }));
  return (
    <SelectInput
      name={`${name}.surgeryId`}
      label={t('item.surgeryId')}
      options={options}
      emptyLabel={t('item.anySurgery')}
    />
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.6fr) minmax(0, 1fr) minmax(152px, 1fr)' },
};
