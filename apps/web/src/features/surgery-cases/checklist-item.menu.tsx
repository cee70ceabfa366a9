import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { settleChecklistItem, type ChecklistItem } from '@quillcare/contracts';
import { MoreIcon } from '@quillcare/ui';
import { useCommand } from '../../shared/commands/use-command';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { useWords } from '../../shared/words/words';
import { ChecklistItemDialog } from './checklist-item.dialog';
import { caseChecklistWords } from './checklist.en';

interface ChecklistItemMenuProps {
  caseId: string;
  item: ChecklistItem;
}

/** What else can be done with an item: change it, say that it is not needed, open it again. */
export function ChecklistItemMenu({ caseId, item }: ChecklistItemMenuProps) {
  const t = useWords(caseChecklistWords);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isChanging, setChanging] = useState(false);
  const { decline, reopen, dialog } = useActs({ caseId, item });
  const act = (start: () => void) => () => {
    setAnchor(null);
    start();
  };
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
        <MenuItem onClick={act(() => setChanging(true))}>{t('acts.change')}</MenuItem>
        {item.state !== 'NOT_NEEDED' && <MenuItem onClick={act(decline)}>{t('acts.notNeeded')}</MenuItem>}
        {item.state !== 'OPEN' && <MenuItem onClick={act(reopen)}>{t('acts.reopen')}</MenuItem>}
      </Menu>
      {isChanging && <ChecklistItemDialog caseId={caseId} item={item} onClose={() => setChanging(false)} />}
      {dialog}
    </>
  );
}

function useActs({ caseId, item: { id, version, title } }: ChecklistItemMenuProps) {
  const t = useWords(caseChecklistWords);
  const { ask, dialog } = useConfirmedCommand(settleChecklistItem);
  const [settle] = useCommand(settleChecklistItem);
  const params = { id: caseId, itemId: id };
  const decline = () =>
    ask({
      title: t('why.title', { title }),
      hint: t('why.hint'),
      confirmLabel: t('why.confirm'),
      reason: { label: t('why.label'), isRequired: true, maxLength: 500 },
      request: (reason) => ({ params, body: { version, as: 'NOT_NEEDED', reason } }),
      done: t('why.saved'),
    });
  const reopen = () =>
    void settle({
      request: { params, body: { version, as: 'OPEN', reason: null } },
      done: t('reopened', { title }),
      failed: t('refused'),
    });
  return { decline, reopen, dialog };
}
