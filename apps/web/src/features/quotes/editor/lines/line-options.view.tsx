import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  getSurgeryConfiguration,
  type PricedLine,
  type SurgeryConfigurationDetail,
} from '@quillcare/contracts';
import { listLineOptions } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { skipToken, useOperationQuery } from '../../../../shared/api/hooks';
import { useRights } from '../../../../shared/session/session.context';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { SingleChoiceList, MultipleChoiceList } from '../head/surgery-choices.view';
import { toggleOption, type SurgeryOptions } from '../head/surgery-facts';
import { useEditorStore } from '../state/editor.store';
import { isNewRow, type Row } from '../state/line-row';

export interface LineOptionsProps {
  row: Row;
  made: PricedLine | undefined;
  error: string | undefined;
}

/** The options of a line: those of its surgery, until staff override them for this line. */
export function LineOptions({ row, made, error }: LineOptionsProps) {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const configuration = useConfiguration(row);
  const lists = configuration ? listsOf(row, configuration) : [];
  if (!made || !configuration || lists.length === 0) return <ChosenOptions made={made} />;
  const chosen = row.optionIds ?? freeOptionNames(made, configuration);
  const choose = (optionIds: readonly string[] | null) =>
    store.dispatch({ type: 'line', key: row.key, part: { optionIds: optionIds && [...optionIds] } });
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Muted component="span">{t('details.options')}</Muted>
        {lists.map((list) => {
          const Control = list.choose === 'ONE' ? SingleChoiceList : MultipleChoiceList;
          return (
            <Control
              key={list.id}
              list={list}
              chosen={chosen}
              label={t('surgery.optionsOf', { list: list.name, name: row.description })}
              onChoose={(id) => choose(toggleOption(chosen, list, id))}
            />
          );
        })}
        {(row.optionIds ?? null) !== null && (
          <Button size="small" onClick={() => choose(null)}>
            {t('details.surgeryOptions')}
          </Button>
        )}
      </Box>
      {error && (
        <Typography role="alert" variant="body2" color="error">
          {error}
        </Typography>
      )}
    </Box>
  );
}

function useConfiguration(row: Row): SurgeryConfigurationDetail | undefined {
  const { allows } = useRights();
  const isOfSurgery = row.surgeryId !== null && !isNewRow(row) && allows(getSurgeryConfiguration);
  return useOperationQuery(
    getSurgeryConfiguration,
    isOfSurgery && row.surgeryId ? { params: { id: row.surgeryId } } : skipToken,
  ).currentData;
}

function listsOf(row: Row, configuration: SurgeryConfigurationDetail): SurgeryOptions[] {
  return listLineOptions(row, configuration).map(({ listId, name, choose, options }) => ({
    id: listId,
    name,
    choose,
    patientChooses: false,
    options: options.map((option) => ({ id: option.id, name: option.name, isDefault: false })),
  }));
}

/** Returns the line's options from its surgery, except those that follow from the side, which apply whatever is chosen here. */
function freeOptionNames(pricedLine: PricedLine, { optionGroups }: SurgeryConfigurationDetail): string[] {
  const ofSides = optionGroups.flatMap(({ options }) => options.filter(({ side }) => side !== null));
  return pricedLine.options.map(({ id }) => id).filter((id) => !ofSides.some((option) => option.id === id));
}

/** Options that cannot be changed here, such as those of a line shared by several surgeries. */
function ChosenOptions({ made }: { made: PricedLine | undefined }) {
  const t = useWords(editorWords);
  if (!made || made.options.length === 0) return null;
  const names = made.options.map(({ groupName, name }) => `${groupName}: ${name}`);
  return (
    <Typography variant="body2">
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('details.options')}{' '}
      </Box>
      {names.join(' · ')}
    </Typography>
  );
}
