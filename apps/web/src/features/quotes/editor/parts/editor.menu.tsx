import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { createQuoteTemplate } from '@quillcare/contracts';
import { MoreIcon } from '@quillcare/ui';
import { useRights } from '../../../../shared/session/session.context';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor } from '../state/editor.store';
import { SaveTemplateDialog } from './save-template.dialog';
import { UseTemplateDialog } from './use-template.dialog';

/** What is done seldom: starting from a template, and keeping the quote as one. */
export function EditorMenu() {
  const t = useWords(editorWords);
  const { allows } = useRights();
  const hasLines = useEditor(({ rows }) => rows.length > 0);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'use' | 'save' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Button onClick={() => setDialog('use')}>{t('actions.template')}</Button>
      {allows(createQuoteTemplate) && hasLines && (
        <IconButton
          aria-label={t('actions.more')}
          aria-haspopup="menu"
          aria-expanded={Boolean(anchor)}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      )}
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setDialog('save');
          }}
        >
          {t('actions.saveTemplate')}
        </MenuItem>
      </Menu>
      {dialog === 'use' && <UseTemplateDialog onClose={close} />}
      {dialog === 'save' && <SaveTemplateDialog onClose={close} />}
    </>
  );
}
