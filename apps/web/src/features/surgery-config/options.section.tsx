import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { listOptionLists, type OptionList } from '@quillcare/contracts';
import { ChevronDownIcon, Panel, Muted } from '@quillcare/ui';
import { RecordSearch } from '../../shared/records/record-search.view';
import { useFieldError } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import type { ConfigValues } from './config-values';
import { Row, Rows } from './row.view';
import { surgeryConfigWords } from './surgery-config.en';

const SOURCE = { list: listOptionLists, query: { isActive: 'true' }, nameOf: ({ name }: OptionList) => name };

type ChosenList = ConfigValues['optionListIds'][number];

/** The surgery's option lists, in the order shown to staff. */
export function OptionsSection({ needsOptions }: { needsOptions: boolean }) {
  const t = useWords(surgeryConfigWords);
  const { control } = useFormContext<ConfigValues>();
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: 'optionListIds',
    keyName: 'key',
  } as const);
  const manage = (
    <Button component={RouterLink} to="/admin/option-lists" size="small">
      {t('options.manage')}
    </Button>
  );
  return (
    <Panel title={t('options.title')} hint={t('options.hint')} action={manage}>
      {fields.length === 0 && !needsOptions && <Typography sx={{ mb: 2 }}>{t('options.none')}</Typography>}
      {fields.length === 0 && needsOptions && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('options.missing')}
        </Alert>
      )}
      {fields.length > 0 && (
        <Rows>
          {fields.map((list, at) => (
            <ListRow
              key={list.key}
              list={list}
              at={at}
              isLast={at === fields.length - 1}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
            />
          ))}
        </Rows>
      )}
      <RecordSearch<OptionList>
        label={t('options.find')}
        source={SOURCE}
        excludedIds={fields.map(({ id }) => id)}
        onChoose={(list) => append(toChosenList(list))}
      />
    </Panel>
  );
}

function toChosenList({ id, name, category, choose, patientChooses, options }: OptionList): ChosenList {
  return { id, name, category, choose, patientChooses, options, isAvailable: true };
}

interface ListRowProps {
  list: ChosenList;
  at: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function ListRow({ list: { name, isAvailable, options }, at, isLast, onMove, onRemove }: ListRowProps) {
  const t = useWords(surgeryConfigWords);
  const error = useFieldError(`optionListIds.${at}`);
  const moveButton = (to: number, key: 'row.up' | 'row.down', isDisabled: boolean) => (
    <IconButton size="small" aria-label={t(key, { name })} disabled={isDisabled} onClick={() => onMove(to)}>
      <ChevronDownIcon sx={key === 'row.up' ? { transform: 'rotate(180deg)' } : undefined} />
    </IconButton>
  );
  return (
    <Row
      name={name}
      isGone={!isAvailable}
      error={error}
      onRemove={onRemove}
      actions={
        <>
          {moveButton(at - 1, 'row.up', at === 0)}
          {moveButton(at + 1, 'row.down', isLast)}
        </>
      }
    >
      {isAvailable && <Muted className="wide">{options.map((option) => option.name).join(' · ')}</Muted>}
    </Row>
  );
}
