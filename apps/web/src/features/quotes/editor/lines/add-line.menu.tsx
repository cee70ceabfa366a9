import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { MAX_LINES } from '@quillcare/contracts';
import { LINE_KINDS, type LineKind } from '@quillcare/rules';
import { PlusIcon } from '@quillcare/ui';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor, useEditorStore } from '../state/editor.store';
import type { Row } from '../state/line-row';
import { cellId } from './line-columns';

/** Default biller of each kind of line, and whether its fee is usually an estimate. */
const DEFAULTS_BY_KIND: Partial<Record<LineKind, Pick<Row, 'billedBy' | 'basis'>>> = {
  ASSISTANT: { billedBy: 'PROVIDER', basis: 'ESTIMATE' },
  ANAESTHETIST: { billedBy: 'PROVIDER', basis: 'ESTIMATE' },
  PATHOLOGY: { billedBy: 'PROVIDER', basis: 'ESTIMATE' },
  HOSPITAL: { billedBy: 'HOSPITAL', basis: 'ESTIMATE' },
  THEATRE: { billedBy: 'HOSPITAL', basis: 'ESTIMATE' },
};

/** Adds a line of the chosen kind and moves to it. */
export function AddLineMenu() {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const isFull = useEditor(({ rows }) => rows.length >= MAX_LINES);
  const added = useRef<string>(undefined);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const add = (kind: LineKind) => {
    setAnchor(null);
    const description = kind === 'OTHER' ? '' : t(`kinds.${kind}`);
    store.dispatch({ type: 'added', part: { kind, description, ...DEFAULTS_BY_KIND[kind] } });
    added.current = store.getState().rows.at(-1)?.key;
  };
  /** Wait until the closing menu has returned the focus. */
  const focusNewLine = () => {
    const key = added.current;
    added.current = undefined;
    if (key) document.getElementById(cellId(key, 'description'))?.focus();
  };
  if (isFull) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<PlusIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('lines.add')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{ transition: { onExited: focusNewLine } }}
      >
        {LINE_KINDS.map((kind) => (
          <MenuItem key={kind} onClick={() => add(kind)}>
            {t(`kinds.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
