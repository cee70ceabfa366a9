import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { getUserGrants, setUserGrants, type UserGrants } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { formWords } from '../../shared/forms/form.en';
import { useWords } from '../../shared/words/words';
import { messagesWords } from '../../shared/messages/messages.en';
import { showToast } from '../../shared/toasts/toast.store';
import { Loaded } from '../../shared/loading/loaded.view';
import { changedResources, type OwnGrants } from './grants-matrix';
import { GrantsTable } from './grants-table.view';
import { grantTexts } from './user.texts';

/** The person's rights by area, editable. */
export function GrantsPanel({ personId, isReadOnly }: { personId: string; isReadOnly: boolean }) {
  const request = useOperationQuery(getUserGrants, { params: { id: personId } });
  return (
    <Panel title={grantTexts.title}>
      <Loaded request={request} failed={grantTexts.loadFailed} skeleton={420}>
        {(data) => <GrantsEditor stored={data} isReadOnly={isReadOnly} refetch={request.refetch} />}
      </Loaded>
    </Panel>
  );
}

interface GrantsEditorProps {
  stored: UserGrants;
  isReadOnly: boolean;
  refetch: () => void;
}

function GrantsEditor({ stored, isReadOnly, refetch }: GrantsEditorProps) {
  // Null while unchanged, so that others' changes are shown.
  const [draft, setDraft] = useState<OwnGrants | null>(null);
  const { save, isSaving, refusal } = useSaving(stored, refetch, () => setDraft(null));
  const grants = draft ?? stored.grants;
  const changed = changedResources(stored.grants, grants);
  return (
    <>
      {!isReadOnly && (
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '75ch' }}>
          {grantTexts.help}
        </Typography>
      )}
      {refusal && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {refusal}
        </Alert>
      )}
      <GrantsTable
        grants={grants}
        defaults={stored.defaults}
        grantable={stored.grantable}
        changed={changed}
        isReadOnly={isReadOnly}
        onChange={setDraft}
      />
      {!isReadOnly && (
        <SaveBar
          count={changed.length}
          isSaving={isSaving}
          onUndo={() => setDraft(null)}
          onSave={() => void save(grants)}
        />
      )}
    </>
  );
}

function useSaving({ id, version, name }: UserGrants, refetch: () => void, onSaved: () => void) {
  const tMessages = useWords(messagesWords);
  const t = useWords(formWords);
  const [run, { isLoading }] = useOperationMutation(setUserGrants);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async (grants: OwnGrants) => {
    if (isLoading) return;
    setRefusal(null);
    try {
      await run({ params: { id }, body: { version, grants } });
      showToast({ title: tMessages('saved'), message: name });
      onSaved();
    } catch (error) {
      const problem = toProblem(error);
      const isConflict = problem.code === 'VERSION_CONFLICT';
      if (isConflict) refetch();
      setRefusal(isConflict ? t('conflict') : problem.detail);
    }
  };
  return { save, isSaving: isLoading, refusal };
}

interface SaveBarProps {
  count: number;
  isSaving: boolean;
  onUndo: () => void;
  onSave: () => void;
}

function SaveBar({ count, isSaving, onUndo, onSave }: SaveBarProps) {
  const t = useWords(formWords);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 2 }}>
      <Typography color="textSecondary" role="status" sx={{ flex: 1, minWidth: 180 }}>
        {count > 0 ? grantTexts.unsaved(count) : ''}
      </Typography>
      {count > 0 && <Button onClick={onUndo}>{grantTexts.undo}</Button>}
      <Button variant="contained" aria-disabled={isSaving} onClick={onSave}>
        {isSaving ? t('saving') : grantTexts.save}
      </Button>
    </Box>
  );
}
