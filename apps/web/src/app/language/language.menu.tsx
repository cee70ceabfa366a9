import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { localeDefinition, localesByFamily, type LocaleCode } from '@quillcare/rules';
import { CheckIcon } from '@quillcare/ui';
import { isPartlyTranslated } from '../../shared/words/language';
import { Flag } from './flag.view';
import { languageWords } from './language.en';
import { useWords } from '../../shared/words/words';

export interface LanguageMenuProps {
  current: LocaleCode;
  onChoose: (code: LocaleCode) => void;
  onClose: () => void;
}

/** Lists the locales by language family, followed by sample formats of the current one. */
export function LanguageMenu({ current, onChoose, onClose }: LanguageMenuProps) {
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
        {localesByFamily().flatMap(({ family, locales }) => [
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
  const { dateFormats, currency } = localeDefinition(code);
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
