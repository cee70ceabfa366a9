import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { TitledDialog } from '@quillcare/ui';
import { useDeferredValue, useState } from 'react';
import { listQuoteTemplates, type QuoteTemplate } from '@quillcare/contracts';
import { useOperationQuery } from '../../../../shared/api/hooks';
import { Loaded } from '../../../../shared/loading/loaded.view';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor, useEditorStore } from '../state/editor.store';
import { workFromTemplate } from '../state/from-template';
import { offerUndo, withdrawUndo } from './undo.toast';

export function UseTemplateDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const hasLines = useEditor(({ rows }) => rows.length > 0);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim()) || undefined;
  const request = useOperationQuery(listQuoteTemplates, { query: { search, limit: 20 } });
  const applyTemplate = (template: QuoteTemplate) => {
    store.dispatch({ type: 'started', ...workFromTemplate(template) });
    // The lines that could be put back have been replaced.
    withdrawUndo();
    offerUndo(t('template.used', { name: template.name }), () => store.dispatch({ type: 'undone' }));
    // Undoing takes back the last step, which the next change is.
    const { undoStack } = store.getState();
    const stop = store.subscribe(() => {
      if (store.getState().undoStack.length === undoStack.length) return;
      stop();
      withdrawUndo();
    });
    onClose();
  };
  return (
    <TitledDialog
      title={t('template.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('template.cancel')}</Button>}
    >
      {hasLines && <DialogContentText>{t('template.replaces')}</DialogContentText>}
      <TextField
        autoFocus
        fullWidth
        size="small"
        value={typed}
        placeholder={t('template.search')}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': t('template.search'), maxLength: 100 } }}
      />
      {/* The earlier result stays while searching, but not if the search fails. */}
      <Loaded
        request={{ ...request, currentData: request.error ? request.currentData : request.data }}
        failed={t('template.title')}
        skeleton={160}
      >
        {({ items }) => (
          <List>
            {items.length === 0 && <DialogContentText>{t('template.none')}</DialogContentText>}
            {items.map((template) => (
              <ListItemButton key={template.id} onClick={() => applyTemplate(template)}>
                <ListItemText primary={template.name} secondary={template.description} />
              </ListItemButton>
            ))}
          </List>
        )}
      </Loaded>
    </TitledDialog>
  );
}
