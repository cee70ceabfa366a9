import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { FeatureAction } from '../../shared/feature/feature';
import { navigationWords } from '../../shared/navigation/navigation.en';
import { useLanguageOf } from '../../shared/words/language';
import { useWords } from '../../shared/words/words';
import { useRunAction } from './use-quick-actions';

interface QuickMenuProps {
  actions: readonly FeatureAction[];
  anchor: HTMLElement;
  onClose: () => void;
}

export function QuickMenu({ actions, anchor, onClose }: QuickMenuProps) {
  const t = useWords(navigationWords);
  const lang = useLanguageOf(navigationWords);
  const run = useRunAction();
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {actions.map((action) => (
        <MenuItem
          key={action.label}
          lang={lang}
          onClick={() => {
            onClose();
            run(action);
          }}
        >
          {t(action.label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
