import Button from '@mui/material/Button';
import { useState } from 'react';
import { ActMenu } from '../../../../shared/acts/act-buttons.view';
import { actsOn } from '../../../../shared/acts/define-act';
import { isAvailable, useActs, useActScope } from '../../../../shared/acts/use-acts';
import { useWords } from '../../../../shared/words/words';
import { saveTemplateOptions } from '../../saving-template';
import { actWords } from '../../view/quote-acts.en';
import { editorWords } from '../editor.en';
import { useEditor, useEditorStore, type EditorStore } from '../state/editor.store';
import { toQuoteBody } from '../state/editor.values';
import { UseTemplateDialog } from './use-template.dialog';

/** Saves the surgeries, lines and notes of the quote being edited as a template. */
const saveTemplateAct = actsOn<EditorStore>(actWords, () => '').act({
  ...saveTemplateOptions,
  when: (store) => store.getState().rows.length > 0,
  starts: () => ({ isShared: true }),
  request: (store, entered) => {
    const state = store.getState();
    const { surgeries, lines, notesToPatient } = toQuoteBody(state);
    const procedureClass = state.priced?.procedureClass ?? 'OTHER';
    return { body: { ...entered, surgeries, lines, procedureClass, notesToPatient } };
  },
  about: (_store, { name }) => name,
});

/** Less frequent actions: starting from a template and saving the quote as one. */
export function EditorMenu() {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const running = useActs();
  const scope = useActScope();
  const isOffered = useEditor(() => isAvailable(saveTemplateAct, store, scope));
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button onClick={() => setChoosing(true)}>{t('actions.template')}</Button>
      <ActMenu
        label={t('actions.more')}
        acts={isOffered ? [saveTemplateAct] : []}
        record={store}
        running={running}
      />
      {running.dialog}
      {isChoosing && <UseTemplateDialog onClose={() => setChoosing(false)} />}
    </>
  );
}
