import Button from '@mui/material/Button';
import { useState } from 'react';
import { ActMenu } from '../../../../shared/acts/act-buttons.view';
import { isPossible, useActs, useActScope } from '../../../../shared/acts/use-acts';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor, useEditorStore } from '../state/editor.store';
import { saveTemplate } from './save-template.definition';
import { UseTemplateDialog } from './use-template.dialog';

/** Less frequent actions: starting from a template and saving the quote as one. */
export function EditorMenu() {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const running = useActs();
  const scope = useActScope();
  const isOffered = useEditor(() => isPossible(saveTemplate, store, scope));
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button onClick={() => setChoosing(true)}>{t('actions.template')}</Button>
      <ActMenu
        label={t('actions.more')}
        acts={isOffered ? [saveTemplate] : []}
        record={store}
        running={running}
      />
      {running.dialog}
      {isChoosing && <UseTemplateDialog onClose={() => setChoosing(false)} />}
    </>
  );
}
