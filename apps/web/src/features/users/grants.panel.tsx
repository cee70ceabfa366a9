import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getUserGrants, type UserGrants } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm, useRecordValues } from '../../shared/forms/record/use-record-form';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { grantWords } from './grant.en';
import { changedResources } from './grants-matrix';
import { GrantsTable } from './grants-table.view';
import { grantsForm, grantsOfValues, valuesOfGrants } from './grants.definition';

export function GrantsPanel({ personId, isReadOnly }: { personId: string; isReadOnly: boolean }) {
  const t = useWords(grantWords);
  const request = useOperationQuery(getUserGrants, { params: { id: personId } });
  return (
    <Panel title={t('title')} hint={isReadOnly ? undefined : t('intro')}>
      <Loaded request={request} failed={t('failed')} skeleton={420}>
        {(stored) =>
          isReadOnly ? (
            <GrantsTable {...stored} changed={[]} isReadOnly onChange={() => {}} />
          ) : (
            <GrantsEditor key={stored.id} stored={stored} />
          )
        }
      </Loaded>
    </Panel>
  );
}

function GrantsEditor({ stored }: { stored: UserGrants }) {
  const t = useWords(grantWords);
  const recordForm = useRecordForm({ definition: grantsForm, record: stored });
  const grants = grantsOfValues(useRecordValues(recordForm));
  const changed = changedResources(stored.grants, grants);
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <GrantsTable
        grants={grants}
        defaults={stored.defaults}
        grantable={stored.grantable}
        changed={changed}
        isReadOnly={false}
        onChange={(next) => recordForm.setValues(valuesOfGrants(next))}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 2 }}>
        <Typography color="textSecondary" role="status" sx={{ flex: 1, minWidth: 180 }}>
          {changed.length > 0 ? t('unsaved', { count: changed.length }) : ''}
        </Typography>
        {changed.length > 0 && (
          <Button onClick={() => recordForm.setValues(valuesOfGrants(stored.grants))}>{t('undo')}</Button>
        )}
        <SubmitButton label={t('save')} busyLabel={t('saving')} isSubmitting={recordForm.isSubmitting} />
      </Box>
    </RecordFrame>
  );
}
