import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { MoreIcon } from '@quillcare/ui';
import { isPossible, useActs, useActScope } from '../../shared/acts/use-acts';
import { useWords } from '../../shared/words/words';
import { itemActs, type CaseItem } from './checklist-acts.definition';
import { caseChecklistWords } from './checklist.en';

const ACTS = [itemActs.change, itemActs.notNeeded, itemActs.reopen];

/** Further actions on an item: edit it, mark it as not needed, reopen it. */
export function ChecklistItemMenu({ item }: { item: CaseItem }) {
  const t = useWords(caseChecklistWords);
  const scope = useActScope();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { start, dialog } = useActs();
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('more', { title: item.title })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {ACTS.filter((act) => isPossible(act, item, scope)).map((act) => (
          <MenuItem
            key={act.name}
            onClick={() => {
              setAnchor(null);
              start(act, item);
            }}
          >
            {act.label(item)}
          </MenuItem>
        ))}
      </Menu>
      {dialog}
    </>
  );
}
