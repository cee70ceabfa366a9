import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Hint, MoreIcon } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { notificationWords } from './notification.en';

export interface CentreMenuProps {
  onArchiveAll: () => void;
  /** Called when another page opens. */
  onDone: () => void;
}

/** Less frequent actions: notification settings and archiving everything. */
export function CentreMenu({ onArchiveAll, onDone }: CentreMenuProps) {
  const t = useWords(notificationWords);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Hint title={t('menu.label')}>
        <IconButton
          size="small"
          aria-label={t('menu.label')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      </Hint>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem component={RouterLink} to="/settings/notifications" onClick={onDone}>
          {t('menu.settings')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            onArchiveAll();
          }}
        >
          {t('menu.archiveAll')}
        </MenuItem>
      </Menu>
    </>
  );
}
