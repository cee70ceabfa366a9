import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { getLocaleDefinition, groupLocalesByFamily, type LocaleCode } from '@quillcare/rules';
import { CheckIcon } from '@quillcare/ui';
import { isPartlyTranslated } from '../../shared/words/language';
import { useWords } from '../../shared/words/words';
import { Flag } from './flag.view';
import { languageWords } from './language.en';

export interface LanguagePopoverProps extends LanguageMenuProps {
  button: RefObject<HTMLButtonElement | null>;
}

export function LanguagePopover({ button, ...menu }: LanguagePopoverProps) {
  return (
    <Popover
      open
      onClose={menu.onClose}
      anchorEl={() => button.current}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          sx: {
            width: 300,
            maxWidth: 'calc(100vw - 32px)',
            maxHeight: 'min(640px, calc(100dvh - 32px))',
            display: 'flex',
            flexDirection: 'column',
          },
        },
      }}
    >
      <LanguageMenu {...menu} />
    </Popover>
  );
}

interface LanguageMenuProps {
  current: LocaleCode;
  onChoose: (code: LocaleCode) => void;
  onClose: () => void;
}

/** Lists the locales by language family, followed by sample formats of the current one. */
function LanguageMenu({ current, onChoose, onClose }: LanguageMenuProps) {
  const t = useWords(languageWords);
  return (
    <>
      <MenuList
        autoFocusItem
        aria-label={t('label')}
        aria-describedby="language-formats"
        onKeyDown={(event) => {
          if (event.key === 'Tab') onClose();
        }}
        sx={{ overflowY: 'auto', flex: 1, py: 0.5 }}
      >
        {groupLocalesByFamily().flatMap(({ family, locales }) => [
          // Hidden from screen readers, because every locale's name already includes its language.
          <ListSubheader
            key={family}
            role="presentation"
            aria-hidden
            sx={{ lineHeight: '28px', bgcolor: 'surface.raised', fontSize: '0.75rem' }}
          >
            {family}
          </ListSubheader>,
          ...locales.map(({ code, name }) => (
            <MenuItem
              key={code}
              role="menuitemradio"
              aria-checked={code === current}
              selected={code === current}
              onClick={() => onChoose(code)}
              sx={{ gap: 1.25, minHeight: 36 }}
            >
              <Flag code={code} />
              <Box component="span" sx={{ flex: 1, minWidth: 0, whiteSpace: 'normal' }}>
                <span lang={code}>{name}</span>
                {isPartlyTranslated(code) && (
                  <Typography
                    variant="caption"
                    color="textSecondary"
                    component="span"
                    sx={{ display: 'block' }}
                  >
                    {t('partly')}
                  </Typography>
                )}
              </Box>
              <Typography component="span" variant="caption">
                {code}
              </Typography>
              <CheckIcon sx={{ fontSize: 16, visibility: code === current ? 'visible' : 'hidden' }} />
            </MenuItem>
          )),
        ])}
      </MenuList>
      <Formats code={current} />
    </>
  );
}

function Formats({ code }: { code: LocaleCode }) {
  const t = useWords(languageWords);
  const { dateFormats, currency } = getLocaleDefinition(code);
  return (
    <Box
      id="language-formats"
      sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', display: 'flex', gap: 2, flexShrink: 0 }}
    >
      <Typography variant="caption" color="textSecondary">
        {t('date')} {dateFormats.short}
      </Typography>
      <Typography variant="caption" color="textSecondary" sx={{ ml: 'auto' }}>
        {t('currency')} {currency.code} {currency.symbol}
      </Typography>
    </Box>
  );
}
